// Invitations in words: who invites to which game.
import type { InvitationInfo } from "../../net/bodies";
import { t } from "../../texts/texts.svelte";

export const invitationOf = ({ game, host }: InvitationInfo): string =>
  host
    ? t("invitation.title", { name: host, game: t(game) })
    : t("invitation.nobody", { game: t(game) });
