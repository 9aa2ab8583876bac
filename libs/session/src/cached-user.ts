import type { CurrentUser } from '@yard/contracts';

/** Key of the copy in local storage: requirement 3.4. */
const KEY = 'user';

/** The copy of the current user that survives a reload without a server, or null. */
export function rememberedUser(storage: Storage = localStorage): CurrentUser | null {
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

export function rememberUser(user: CurrentUser, storage: Storage = localStorage): void {
  storage.setItem(KEY, JSON.stringify(user));
}

export function forgetUser(storage: Storage = localStorage): void {
  storage.removeItem(KEY);
}
