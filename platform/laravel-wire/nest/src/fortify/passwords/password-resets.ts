import { Inject, Injectable } from '@nestjs/common';
import type { InputOf } from '@laravel-wire/core';
import { setTimeout as sleep } from 'node:timers/promises';
import { ValidationFailed } from '../../errors';
import { WIRE_OPTIONS, type WireSettings } from '../../options';
import { RATE_LIMITER, type RateLimiter, USER_PROVIDER, type UserProvider } from '../../ports';
import { newRememberToken } from '../../session/remember-cookies';
import { Sessions } from '../../session/sessions';
import { FORTIFY_OPTIONS, type FortifyRules, type FortifySettings } from '../options';
import { FORTIFY_ACCOUNTS, type FortifyAccounts, type HeldAccount } from '../port';
import { NewPasswords } from './new-passwords';
import { type NewResetToken, ResetTokens, THROTTLE_SECONDS } from './reset-tokens';

const SENT = 'We have emailed your password reset link.';
const RESET = 'Your password has been reset.';
const UNKNOWN = "We can't find a user with that email address.";
const WAIT = 'Please wait before retrying.';
const INVALID = 'This password reset token is invalid.';

/** New passwords for people who forgot theirs. */
@Injectable()
export class PasswordResets {
  constructor(
    @Inject(WIRE_OPTIONS) private readonly wire: WireSettings,
    @Inject(FORTIFY_OPTIONS) private readonly settings: FortifySettings,
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
    @Inject(USER_PROVIDER) private readonly users: UserProvider,
    @Inject(FORTIFY_ACCOUNTS) private readonly accounts: FortifyAccounts,
    private readonly tokens: ResetTokens,
    private readonly passwords: NewPasswords,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Has a link mailed if the address has an account that is not barred.
   *
   * @throws ValidationFailed on `email` when one was mailed within the last minute; for an address without an account,
   *   and one that is barred, unless that is hidden
   */
  async request({ email: typed, next }: InputOf<FortifyRules['forgotPassword']>): Promise<object> {
    const started = performance.now();
    const { hidesAccounts } = this.settings;
    const email = typed.toLowerCase();
    if (hidesAccounts && (await this.limiter.hit(`forgot:${email}`, THROTTLE_SECONDS)).hits > 1) {
      throw ValidationFailed.field('email', WAIT);
    }
    const token = await this.tokens.make();
    const problem = await this.accounts.hold({ email }, (account) => this.#send(account, token, next));
    if (problem !== null && !hidesAccounts) throw ValidationFailed.field('email', problem);
    // Takes as long as a failed login: a quick answer would reveal an unknown address.
    await sleep(Math.max(0, this.wire.failedLoginMs - (performance.now() - started)));
    return this.#answer(SENT);
  }

  /**
   * Signs the account out everywhere.
   *
   * @throws ValidationFailed for a token that is unknown, spent or old, and for an account that is barred
   */
  async reset(input: InputOf<FortifyRules['resetPassword']>): Promise<object> {
    const email = input.email.toLowerCase();
    this.passwords.check(input.password);
    const found = await this.accounts.hold({ email }, async (account) => {
      return account && { user: account.user, hash: await this.tokens.hashOf(account) };
    });
    // Hashing takes long: not while rows are held, and none of the password for a token that is worth nothing.
    const isGood = await this.tokens.isGood(found?.hash ?? null, input.token);
    const { user, hash } = this.#opened(found, isGood);
    const password = await this.passwords.hash(input.password, user);

    await this.accounts.hold({ email }, async (held) => {
      const isStill = held !== null && (await this.tokens.hashOf(held)) === hash;
      const account = this.#opened(held, isStill);
      await account.resetTokens.delete(account.user.email);
      // A Laravel beside may look at the token alone of a remember cookie.
      const isRemembered = 'remember_token' in account.user;
      await account.update({ password, ...(isRemembered && { remember_token: newRememberToken() }) });
      await account.happened({ kind: 'passwordReset' });
    });
    await this.sessions.endAllOf(user.id);
    return this.#answer(RESET);
  }

  /** @returns why nothing was sent */
  async #send(
    account: HeldAccount | null,
    token: NewResetToken,
    next: string | null | undefined,
  ): Promise<string | null> {
    if (!account) return UNKNOWN;
    const barred = this.users.barred?.(account.user) ?? null;
    if (barred !== null) return barred;
    // Laravel's throttle: what it mailed beside counts.
    if (!this.settings.hidesAccounts && (await this.tokens.isRecent(account))) return WAIT;
    await this.tokens.keep(account, token);
    await account.happened({ kind: 'passwordResetRequested', token: token.plain, ...(next && { next }) });
    return null;
  }

  #opened<T extends Pick<HeldAccount, 'user'>>(account: T | null, isGood: boolean): T {
    if (!account && !this.settings.hidesAccounts) throw ValidationFailed.field('email', UNKNOWN);
    if (!account || !isGood) throw ValidationFailed.field('email', INVALID);
    const barred = this.users.barred?.(account.user) ?? null;
    if (barred !== null) throw ValidationFailed.field('email', barred);
    return account;
  }

  #answer(text: string): object {
    return this.settings.answersStatus ? { status: text, message: text } : { message: text };
  }
}
