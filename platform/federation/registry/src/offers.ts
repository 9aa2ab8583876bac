import type { ServedRemote } from './served-remote';

/** One remote and who gets what of it. */
export interface Offer {
  /** Its folder. */
  name: string;
  live: ServedRemote | null;
  canary: (ServedRemote & { share: number; draw: string }) | null;
  /** What was live before, for whom the live one fails; null where that came with the installation. */
  before: ServedRemote | null;
  /** When visitors were last given something else, in milliseconds. */
  since: number;
}

export function asBuilt(live: ServedRemote): Offer {
  return { name: live.folder, live, canary: null, before: null, since: 0 };
}

export function byName(one: Offer, other: Offer): number {
  return one.name < other.name ? -1 : 1;
}
