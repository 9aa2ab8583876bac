import type { ServedRemote } from './served-remote';

/** One remote and who gets what of it. */
export interface Offer {
  /** Its folder. */
  name: string;
  live: ServedRemote | null;
  canary: (ServedRemote & { share: number; draw: string }) | null;
  /** Earlier live versions, the latest first, for whom the live one fails; null: those of the installation. */
  past: readonly (string | null)[];
  /** Instant when visitors were last given something else, in milliseconds. */
  since: number;
}

export function asBuilt(live: ServedRemote): Offer {
  return { name: live.folder, live, canary: null, past: [], since: 0 };
}

export const byName = (one: Offer, other: Offer): number => (one.name < other.name ? -1 : 1);
