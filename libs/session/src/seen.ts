import { type Stored, stored } from '@yard/ui/stored';

/** Key in local storage of what a reader looked at: written by whatever shows it, removed at the log-out. */
export const SEEN_KEY = 'seen_machines';

export function forgetSeen(storage: Stored = stored.local): void {
  storage.removeItem(SEEN_KEY);
}
