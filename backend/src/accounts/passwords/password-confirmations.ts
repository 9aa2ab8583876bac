import { RATE_LIMITER, type RateLimiter, type Session, ValidationFailed } from '@laravel-wire/nest';
import { Passwords } from '@laravel-wire/nest/auth';
import { Inject, Injectable } from '@nestjs/common';
import { RecentPasswords } from '../../users/password-confirmed';
import type { User } from '../../users/user.entity';
import { passwordKey } from './password-tries.guard';

/** The password of somebody who is signed in, typed once more. */
@Injectable()
export class PasswordConfirmations {
  constructor(
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
    private readonly passwords: Passwords,
    private readonly recent: RecentPasswords,
  ) {}

  async confirm(session: Session, user: User, password: string): Promise<void> {
    if (!(await this.isOwn(user, password))) {
      throw ValidationFailed.field('password', 'The provided password was incorrect.');
    }
    this.recent.stamp(session);
  }

  /** Whether a password is the person's; the right one forgets the wrong ones before it. */
  async isOwn(user: User, password: string): Promise<boolean> {
    const isRight = await this.passwords.matches(password, user.password);
    if (isRight) await this.limiter.clear(passwordKey(user.id));
    return isRight;
  }
}
