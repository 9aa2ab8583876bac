import type { CurrentUser } from '@yard/contracts';
import { forgetUser, rememberedUser, rememberUser } from './cached-user';
import { isSignedOut } from './signed-out';

export interface LoadedUser {
  user: CurrentUser | null;
  /** The server said so; else it could not be asked. */
  known: boolean;
}

/**
 * The current user, or null for a guest: without an id nobody is signed in (requirement 4.1). When the server cannot be asked, a warning is logged and the cached
 * copy is used (requirement 8.6); when it says that nobody is signed in, the copy is forgotten.
 */
export async function loadUser(
  ask: () => Promise<CurrentUser>,
  storage: Storage = localStorage,
): Promise<LoadedUser> {
  try {
    const user = await ask();
    if (typeof user?.id !== 'number') {
      forgetUser(storage);
      return { user: null, known: true };
    }
    // Whose site an admin reads is not who uses this browser.
    if (!user.impersonation) rememberUser(user, storage);
    return { user, known: true };
  } catch (error) {
    if (isSignedOut(error)) {
      forgetUser(storage);
      return { user: null, known: true };
    }
    console.warn('The current user could not be loaded; the cached copy is used.', error);
    return { user: rememberedUser(storage), known: false };
  }
}
