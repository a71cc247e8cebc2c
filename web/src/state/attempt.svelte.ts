// Something asked of the server that may be refused: a button, mostly.
import { notifyRefusal } from "./notices.svelte";

/** Made once at a time; whoever is refused reads why. */
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
