// A request that may be refused, mostly behind a button.
import { notifyRefusal } from "./notices.svelte";

/** Runs once at a time. A refusal becomes a notice. */
export class Attempt {
  isUnderWay = $state(false);

  async make(work: () => Promise<unknown>): Promise<void> {
    if (this.isUnderWay) return;
    this.isUnderWay = true;
    try {
      await work();
    } catch (error) {
      await notifyRefusal(error);
    } finally {
      this.isUnderWay = false;
    }
  }
}
