import type { CurrentUser } from '@yard/contracts';
import { type Stored, stored } from '@yard/ui/stored';
import { forgetUser, rememberedUser, rememberUser } from './cached-user';
import { forgetSeenRentals } from './seen-rentals';
import { isSignedOut } from './signed-out';

export interface LoadedUser {
  user: CurrentUser | null;
  /** The server answered so; else it was unreachable. */
  known: boolean;
}

/**
 * The current user, or null for a guest: without an id nobody is signed in (requirement 4.1). When the server is
 * unreachable, a warning is logged and the cached copy is used (requirement 8.6); when it says that nobody is signed
 * in, the copy is removed. So are rentals cached for offline use, also where another person is signed in than before.
 */
export async function loadUser(
  ask: () => Promise<CurrentUser>,
  storage: Stored = stored.local,
): Promise<LoadedUser> {
  try {
    const user = await ask();
    if (typeof user?.id !== 'number') return await nobody(storage);
    // An admin who impersonates a user is not that user: this browser is the admin's.
    if (user.impersonation) return { user, known: true };
    if (user.id !== rememberedUser(storage)?.id) await forgetSeenRentals();
    rememberUser(user, storage);
    return { user, known: true };
  } catch (error) {
    if (isSignedOut(error)) return nobody(storage);
    console.warn('We couldn’t load the current user; the cached copy is used.', error);
    return { user: rememberedUser(storage), known: false };
  }
}

async function nobody(storage: Stored): Promise<LoadedUser> {
  forgetUser(storage);
  await forgetSeenRentals();
  return { user: null, known: true };
}
