import { WireError } from '@laravel-wire/client';
import type { CurrentUser } from '@yard/contracts';
import { forgetUser, rememberedUser, rememberUser } from './cached-user';

/** Answers that say "nobody is signed in", as opposed to "could not ask". */
const SIGNED_OUT = new Set([401, 419]);

/**
 * The current user, or null for a guest. When the server cannot be asked, a warning is logged and the cached
 * copy is used (specification section 8); when it says that nobody is signed in, the copy is forgotten.
 */
export async function loadUser(
  ask: () => Promise<CurrentUser>,
  storage: Storage = localStorage,
): Promise<CurrentUser | null> {
  try {
    const user = await ask();
    rememberUser(user, storage);
    return user;
  } catch (error) {
    if (error instanceof WireError && SIGNED_OUT.has(error.status ?? 0)) {
      forgetUser(storage);
      return null;
    }
    console.warn('The current user could not be loaded; the cached copy is used.', error);
    return rememberedUser(storage);
  }
}
