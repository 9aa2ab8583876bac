import type { SessionValues } from '@laravel-wire/nest';
import { createHash } from 'node:crypto';

const KEY = 'login';
const LIFETIME_MS = 10 * 60_000;

/** A login whose password was right and whose second factor is awaited; stored in the session. */
export interface PendingLogin {
  user_id: number;
  remember: boolean;
  /** Milliseconds since 1970. */
  began_at: number;
  /** Of the password it began with: a password that was changed meanwhile ends it. */
  password_digest: string;
}

export function storePendingLogin(
  session: SessionValues,
  user: { id: number; password: string },
  { remember, now }: { remember: boolean; now: Date },
): void {
  const password_digest = passwordDigest(user);
  const pending: PendingLogin = { user_id: user.id, remember, began_at: now.getTime(), password_digest };
  session.put(KEY, pending);
}

/** Null when the session has none, or it was begun more than ten minutes ago. */
export function pendingLoginIn(session: SessionValues | null, now: Date): PendingLogin | null {
  const pending = session?.get(KEY) as PendingLogin | undefined;
  return pending && now.getTime() - pending.began_at < LIFETIME_MS ? pending : null;
}

export function forgetPendingLogin(session: SessionValues): void {
  session.forget(KEY);
}

export function passwordDigest({ password }: { password: string }): string {
  return createHash('sha256').update(password).digest('hex');
}
