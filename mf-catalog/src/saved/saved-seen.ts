import { SEEN_KEY } from '@yard/session';
import { type Stored, stored } from '@yard/ui/stored';

/** The machines that this device's reader viewed last. The list never leaves the device. */
export interface Seen {
  /** The user's id; null for a guest. */
  reader: number | null;
  things: unknown[];
}

/** @param reader  who looks: what another one left is not for them; what was seen before the sign-in is */
export function savedSeen(reader: number | null, storage: Stored = stored.local): unknown[] {
  const text = storage.getItem(SEEN_KEY);
  if (text === null) return [];
  try {
    const seen = JSON.parse(text) as Partial<Seen> | null;
    const isOwn = seen?.reader === null || seen?.reader === reader;
    return isOwn && Array.isArray(seen?.things) ? seen.things : [];
  } catch {
    // Anything that another script saved under the name counts as nothing.
    return [];
  }
}

export function saveSeen(seen: Seen, storage: Stored = stored.local): void {
  storage.setItem(SEEN_KEY, JSON.stringify(seen));
}
