import type { CurrentUser } from '@yard/contracts';
import { type Stored, stored } from '@yard/ui/stored';

/** Key of the copy in local storage: requirement 3.4. */
const KEY = 'user';

/** The copy of the current user that survives a reload without a server, or null. */
export function rememberedUser(storage: Stored = stored.local): CurrentUser | null {
  const text = storage.getItem(KEY);
  if (!text) return null;
  try {
    const user = JSON.parse(text) as Partial<CurrentUser> | null;
    return typeof user?.id === 'number' ? (user as CurrentUser) : null;
  } catch {
    // Whatever another script left under the name is no user.
    return null;
  }
}

export function rememberUser(user: CurrentUser, storage: Stored = stored.local): void {
  storage.setItem(KEY, JSON.stringify(user));
}

export function forgetUser(storage: Stored = stored.local): void {
  storage.removeItem(KEY);
}
