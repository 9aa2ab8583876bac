import { createHash } from 'node:crypto';
import type { WireSettings } from '../options';
import type { WireUser } from '../ports';
import { isMarkOf, PASSWORD_ATTRIBUTE } from './laravel/password-mark';
import type { Session } from './session';

const ATTRIBUTE = '_login';

/**
 * Notes in a session the password, address and second factor that it is a login with. A Laravel beside notes the
 * password itself, and what it changes is no other login to it.
 */
export function noteLogin(session: Session, user: WireUser, isShared: boolean | undefined): void {
  if (!isShared) session.put(ATTRIBUTE, loginOf(user));
}

/** Notes it in a session from before there were notes. */
export const adoptLogin = (session: Session, user: WireUser): void => session.adopt(ATTRIBUTE, loginOf(user));

export function forgetNote(session: Session): void {
  session.forget(PASSWORD_ATTRIBUTE);
  session.forget(ATTRIBUTE);
}

/** True where the account still has what the session is a login with; null where the session does not say. */
export function isNoted(
  session: Session,
  user: WireUser,
  settings: Pick<WireSettings, 'appKey' | 'previousKeys'>,
): boolean | null {
  const [mark, note] = [session.get(PASSWORD_ATTRIBUTE), session.get(ATTRIBUTE)];
  if (typeof mark === 'string' && !isMarkOf(user.password, mark, settings)) return false;
  if (typeof note === 'string') return isSame(note, loginOf(user));
  return typeof mark === 'string' ? true : null;
}

/** True where two readings of an account have one password, address and second factor. */
export const isSameLogin = (one: WireUser, other: WireUser): boolean => isSame(loginOf(one), loginOf(other));

function loginOf({ email, password, two_factor_confirmed_at: since }: WireUser): string {
  const digest = createHash('sha256').update(`${email.toLowerCase()}\n${password}`).digest('base64url');
  // Not every reading has the column.
  return since === undefined ? digest : `${digest}|${secondsOf(since)}`;
}

function isSame(one: string, other: string): boolean {
  const [[digest, since], [otherDigest, otherSince]] = [one.split('|'), other.split('|')];
  return digest === otherDigest && (since === otherSince || since === undefined || otherSince === undefined);
}

/** Whole seconds, 0 for none: columns differ in precision, and some drivers give a time as text. */
function secondsOf(since: Date | string | null): number {
  if (since === null) return 0;
  const time = typeof since === 'string' ? new Date(`${since.replace(' ', 'T').replace(/Z$/, '')}Z`) : since;
  return Math.floor(time.getTime() / 1000);
}
