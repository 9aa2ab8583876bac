import { ValidationFailed } from '@laravel-wire/nest';
import { Inject, Injectable } from '@nestjs/common';
import { RESET_LINK_MINUTES } from '@yard/contracts';
import { createHash, timingSafeEqual } from 'node:crypto';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { lockedAccountWith } from '../../users/account-rows';
import type { User } from '../../users/user.entity';
import { PasswordResetToken } from './password-reset-token.entity';

const LIFETIME_MS = RESET_LINK_MINUTES * 60_000;

/**
 * What proves that the reader of a mail may set a new password: stored as a digest, good once and for
 * `RESET_LINK_MINUTES`.
 */
@Injectable()
export class ResetTokens {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  /** The page of the site that asks for the new password. */
  pageOf({ email }: { email: string }, token: string): string {
    return `${this.environment.appUrl}/reset-password?${new URLSearchParams({ token, email })}`;
  }

  /** Keeps a token in place of an earlier one; null when nobody may have one for the address. */
  async issue(tx: Transaction, email: string, token: string): Promise<User | null> {
    const digest = tokenDigest(token).toString('hex');
    const user = await lockedAccountWith(tx, email);
    if (!user || user.suspended_at) return null;
    await this.forget(tx, user.email);
    await tx.manager.insert(PasswordResetToken, { email: user.email, token: digest, created_at: tx.now });
    return user;
  }

  /**
   * Whose token it is; the account is locked, so that two requests with one token are one after the other.
   *
   * @throws ValidationFailed with one text for an unknown address and a wrong token
   */
  async ownerOf(tx: Transaction, given: { email: string; token: string }): Promise<User> {
    const user = await lockedAccountWith(tx, given.email);
    const stored = user && (await tx.manager.findOneBy(PasswordResetToken, { email: user.email }));
    if (!user || !stored?.created_at || !isGood(stored.token, given.token, stored.created_at, tx.now)) {
      throw ValidationFailed.field('email', 'This password reset token is invalid.');
    }
    if (user.suspended_at) throw ValidationFailed.field('email', 'This account is suspended.');
    return user;
  }

  async forget(tx: Transaction, email: string): Promise<void> {
    await tx.manager.delete(PasswordResetToken, { email });
  }
}

function isGood(digest: string, token: string, issued: Date, now: Date): boolean {
  const known = Buffer.from(digest, 'hex');
  const given = tokenDigest(token);
  const isSame = known.length === given.length && timingSafeEqual(known, given);
  return isSame && now.getTime() - issued.getTime() < LIFETIME_MS;
}

/** Digest of a token in a mail’s link. Plain SHA-256 is enough: the token is 256 random bits, not a word that could be guessed. */
export function tokenDigest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
