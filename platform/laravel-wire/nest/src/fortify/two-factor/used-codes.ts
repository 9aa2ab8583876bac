import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, RATE_LIMITER, type Clock, type RateLimiter } from '../../ports';
import type { FortifyColumns, FortifyUser } from '../port';
import { matchingStep } from './totp';

/** Time for which a code counts, the steps around its own included. */
const CODE_SECONDS = 90;

type Account = Pick<FortifyUser, 'id' | 'two_factor_used_step'>;

/** A code counts once: by the account's own column where it has one, otherwise by the rate limiter. */
@Injectable()
export class UsedCodes {
  constructor(
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns what to store with the account; `used` for a code that was right before, null for one that is wrong */
  async take(account: Account, secret: string | null, code: string): Promise<FortifyColumns | 'used' | null> {
    const now = this.clock.now();
    const step = secret === null ? null : matchingStep(secret, code, { now, usedStep: null });
    if (step === null) return null;
    const { id, two_factor_used_step: usedStep } = account;
    if (usedStep !== undefined) return step > (usedStep ?? -1) ? { two_factor_used_step: step } : 'used';
    const { hits } = await this.limiter.hit(`two-factor-code:${id}:${code.replace(/\s/g, '')}`, CODE_SECONDS);
    return hits === 1 ? {} : 'used';
  }

  /** The columns of a new secret: used codes of the one before it do not count. */
  static forNew(account: Account): FortifyColumns {
    return account.two_factor_used_step === undefined ? {} : { two_factor_used_step: null };
  }
}
