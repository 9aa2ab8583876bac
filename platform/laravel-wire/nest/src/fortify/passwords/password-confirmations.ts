import { Inject, Injectable } from '@nestjs/common';
import { Passwords } from '../../auth/passwords';
import { RATE_LIMITER } from '../../ports';
import type { RateLimiter, WireUser } from '../../ports';
import { countHit } from '../../throttle/count-hit';
import { FORTIFY_OPTIONS, type FortifySettings } from '../options';

const SPAN_SECONDS = 60;

/** The password of somebody who is signed in, typed once more. */
@Injectable()
export class PasswordConfirmations {
  constructor(
    @Inject(FORTIFY_OPTIONS) private readonly settings: FortifySettings,
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
    private readonly passwords: Passwords,
  ) {}

  /** Whether a password is the person's; the right one forgets the wrong ones before it. */
  async isOwn(user: WireUser, password: string): Promise<boolean> {
    const isRight = await this.passwords.matches(password, user.password);
    if (isRight) await this.limiter.clear(keyOf(user));
    return isRight;
  }

  /** @throws TooManyRequests */
  countTry(user: WireUser): Promise<void> {
    return countHit(this.limiter, keyOf(user), SPAN_SECONDS, this.settings.passwordTriesPerMinute);
  }
}

const keyOf = ({ id }: WireUser): string => `password:${id}`;
