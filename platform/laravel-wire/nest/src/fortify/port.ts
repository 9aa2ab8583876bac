import { NotFound, Unauthenticated } from '../errors';
import type { WireRequest } from '../http/message';
import type { UserId, WireUser } from '../ports';
import { isSameLogin } from '../session/login-note';

/** A user with Fortify's columns. */
export interface FortifyUser extends WireUser {
  name: string;
  email_verified_at: Date | null;
  /** Encrypted, as Fortify stores it; so are the recovery codes. */
  two_factor_secret: string | null;
  two_factor_recovery_codes: string | null;
  two_factor_confirmed_at: Date | null;
  /**
   * Time step of the last code that was taken, for tables that have such a column: no earlier code counts. Others leave
   * it out; a code that was used is then known to the rate limiter, as Fortify's cache knows it.
   */
  two_factor_used_step?: number | null;
}

/** Columns that change, and those of the profile's rules. */
export type FortifyColumns = Partial<Omit<FortifyUser, 'id'>>;

/** A row of `password_reset_tokens`. */
export interface StoredResetToken {
  /** The token's hash. */
  token: string;
  created_at: Date | null;
}

/** Store of password reset tokens: one for an address. */
export interface ResetTokenStore {
  find(email: string): Promise<StoredResetToken | null>;
  /** Replaces an earlier one. @param token  the hash */
  put(email: string, token: string, at: Date): Promise<void>;
  delete(email: string): Promise<void>;
}

/**
 * Change of an account: what is mailed and noted, and which other logins end, is the application's. It is published in
 * the transaction, so mails are queued there (an outbox, a job) and not sent. What it throws undoes the change.
 */
export type FortifyEvent =
  /** Mail a link to the page that sends this token, with the address, to `/reset-password`. */
  | { kind: 'passwordResetRequested'; token: string; next?: string }
  | { kind: 'passwordReset' }
  | { kind: 'passwordUpdated'; request: WireRequest }
  /** Mail the link that proves the address. */
  | { kind: 'verificationRequested'; url: string }
  | { kind: 'emailVerified' }
  | {
      kind: 'profileUpdated';
      request: WireRequest;
      /** The address until now; the same where it stayed. */
      former: Pick<FortifyUser, 'email' | 'email_verified_at'>;
    }
  /** A secret was made; no login asks for it before it is confirmed. */
  | { kind: 'twoFactorEnabled' }
  | { kind: 'twoFactorConfirmed'; request: WireRequest }
  | { kind: 'twoFactorDisabled'; request: WireRequest; wasConfirmed: boolean }
  | { kind: 'recoveryCodesGenerated' }
  /** A login spent one. */
  | { kind: 'recoveryCodeReplaced' };

/** An account that nobody else changes meanwhile. */
export interface HeldAccount<U extends FortifyUser = FortifyUser> {
  /** The stored account; `update` changes it, too. */
  readonly user: U;
  readonly resetTokens: ResetTokenStore;
  /** May throw `ValidationFailed` on `email` when another request took the address first. */
  update(columns: FortifyColumns): Promise<void>;
  happened(event: FortifyEvent): Promise<void>;
}

/** The application's accounts, as Fortify's routes change them. */
export interface FortifyAccounts<U extends FortifyUser = FortifyUser> {
  /**
   * Works on an account in one transaction, in which its row is locked.
   *
   * @param whose  the address in lower case
   * @param work   gets null where there is no such account; it may be called again where the database asks for it
   */
  hold<T>(
    whose: { id: UserId } | { email: string },
    work: (account: HeldAccount<U> | null) => Promise<T>,
  ): Promise<T>;
}

/** Port: the accounts, a `FortifyAccounts`. */
export const FORTIFY_ACCOUNTS = Symbol('FORTIFY_ACCOUNTS');

/**
 * Works on the account of who is signed in.
 *
 * @param actor  as read with the session, before the row was locked
 * @throws NotFound when it was deleted meanwhile; Unauthenticated when password, address or second factor changed
 */
export function holdOwn<T>(
  accounts: FortifyAccounts,
  actor: WireUser,
  work: (account: HeldAccount) => Promise<T>,
): Promise<T> {
  return accounts.hold({ id: actor.id }, (account) => {
    if (!account) throw NotFound.record('User', actor.id);
    mustBeSameLogin(account.user, actor);
    return work(account);
  });
}

/** Once a row is locked. @throws Unauthenticated where the account is another login than the one that asks */
export function mustBeSameLogin(held: WireUser, actor: WireUser): void {
  if (!isSameLogin(held, actor)) throw new Unauthenticated();
}
