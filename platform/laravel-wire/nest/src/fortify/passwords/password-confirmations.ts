import { Inject, Injectable } from '@nestjs/common';
import { CurrentUsers } from '../../access/current-users';
import { Passwords } from '../../auth/passwords';
import type { WireRequest } from '../../http/message';
import { RATE_LIMITER, type RateLimiter, type WireUser } from '../../ports';
import { isSameLogin } from '../../session/login-note';
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
    private readonly users: CurrentUsers,
  ) {}

  /**
   * True where a password is the person's; the right one forgets the wrong ones before it.
   *
   * @throws Unauthenticated where their session ended, or their password changed, while it was compared
   */
  async isOwn(request: WireRequest, user: WireUser, password: string): Promise<boolean> {
    const isRight = await this.passwords.matches(password, user.password);
    const now = await this.users.stillOf(request);
    if (isRight) await this.limiter.clear(keyOf(user));
    return isRight && isSameLogin(now, user);
  }

  /** @throws TooManyRequests */
  countTry(user: WireUser): Promise<void> {
    return countHit(this.limiter, keyOf(user), SPAN_SECONDS, this.settings.passwordTriesPerMinute);
  }
}

const keyOf = ({ id }: WireUser): string => `password:${id}`;
