import { createHash } from 'node:crypto';
import type { Clock, SessionValues, UserId, UserProvider, WireUser } from '../../ports';

/** Fortify's `login.id` and `login.remember` are members of one attribute. */
const ATTRIBUTE = 'login';
const LIFETIME_MS = 10 * 60_000;

/** A login whose password was right and whose second factor is awaited; kept in the session. */
export interface PendingLogin {
  id: UserId;
  remember: boolean;
  /** Milliseconds since 1970; missing where a Laravel beside took the password. */
  began_at?: number;
  /** Digest of the password it began with: a password that was changed meanwhile ends it. */
  password_digest?: string;
}

/**
 * Asks an account whose second factor is confirmed for it, and lets all others in.
 *
 * @throws Error for a record that does not say whether there is one
 */
export const awaitSecondFactor =
  (clock: Clock): NonNullable<UserProvider['challenge']> =>
  async (user: WireUser & { two_factor_confirmed_at?: unknown }, { session, remember }) => {
    if (user.two_factor_confirmed_at === undefined) {
      throw new Error('two factors are on, and a user has no two_factor_confirmed_at');
    }
    if (!user.two_factor_confirmed_at) return null;
    const password_digest = passwordDigest(user);
    const pending: PendingLogin = { id: user.id, remember, began_at: clock.now().getTime(), password_digest };
    session.put(ATTRIBUTE, pending);
    return { two_factor: true };
  };

/** Null when the session has none, or it was begun more than ten minutes ago. */
export function pendingLoginIn(session: SessionValues | null, now: Date): PendingLogin | null {
  const pending = session?.get(ATTRIBUTE) as Partial<PendingLogin> | undefined;
  if (pending?.id === undefined) return null;
  const { id, remember = false, began_at = now.getTime() } = pending;
  return now.getTime() - began_at < LIFETIME_MS ? { ...pending, id, remember } : null;
}

export function forgetPendingLogin(session: SessionValues): void {
  session.forget(ATTRIBUTE);
}

/** True where the account has the password that the login began with. */
export function isOfPassword({ password_digest: begun }: PendingLogin, user: { password: string }): boolean {
  return begun === undefined || begun === passwordDigest(user);
}

function passwordDigest({ password }: { password: string }): string {
  return createHash('sha256').update(password).digest('hex');
}
