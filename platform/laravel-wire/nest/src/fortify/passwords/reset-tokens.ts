import { Inject, Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { Passwords } from '../../auth/passwords';
import { CLOCK, type Clock } from '../../ports';
import { sameText } from '../../session/encrypter';
import { sha256 } from '../../tokens/token-text';
import { FORTIFY_OPTIONS, type FortifySettings } from '../options';
import type { HeldAccount } from '../port';

/** Laravel's `auth.passwords.users.throttle`: one link for an address within so long. */
export const THROTTLE_SECONDS = 60;

type Owner = Pick<HeldAccount, 'user' | 'resetTokens'>;

/** Token that is mailed, and its hash that is stored. */
export interface NewResetToken {
  /** 64 hex digits. */
  plain: string;
  hash: string;
}

/**
 * Tokens that prove that the reader of a mail may set a new password: stored as a hash, good once and for
 * `resetMinutes`. One that a Laravel beside has stored is good, too.
 */
@Injectable()
export class ResetTokens {
  constructor(
    @Inject(FORTIFY_OPTIONS) private readonly settings: FortifySettings,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly passwords: Passwords,
  ) {}

  /** Before an account is held: hashing may take long. */
  async make(): Promise<NewResetToken> {
    const plain = randomBytes(32).toString('hex');
    const { resetTokenHash } = this.settings;
    const hash = resetTokenHash === 'sha256' ? sha256(plain) : await this.passwords.hash(plain);
    return { plain, hash };
  }

  /** Replaces an earlier one. */
  async keep({ user, resetTokens }: Owner, { hash }: NewResetToken): Promise<void> {
    await resetTokens.put(user.email, hash, this.clock.now());
  }

  /** The hash of the token by which the account may set a new password; null where there is none, or an old one. */
  async hashOf({ user, resetTokens }: Owner): Promise<string | null> {
    const stored = await resetTokens.find(user.email);
    return stored && this.#age(stored) < this.settings.resetMinutes * 60_000 ? stored.token : null;
  }

  /** True for the token's hash. Needs no locked account: it may take long, and as long where there is no hash. */
  async isGood(hash: string | null, token: string): Promise<boolean> {
    return this.settings.resetTokenHash === 'sha256'
      ? hash !== null && sameText(hash, sha256(token))
      : this.passwords.matches(token, hash);
  }

  /** True where one was stored within the last minute. */
  async isRecent({ user, resetTokens }: Owner): Promise<boolean> {
    const stored = await resetTokens.find(user.email);
    return stored !== null && this.#age(stored) < THROTTLE_SECONDS * 1000;
  }

  #age({ created_at }: { created_at: Date | null }): number {
    return created_at ? this.clock.now().getTime() - created_at.getTime() : Infinity;
  }
}
