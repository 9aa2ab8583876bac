import { RATE_LIMITER, type RateLimiter, type Session, ValidationFailed } from '@laravel-wire/nest';
import { Passwords } from '@laravel-wire/nest/auth';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../clock/clock';
import type { User } from '../../users/user.entity';
import { passwordKey } from './password-tries.guard';

/** Laravel's `auth.password_timeout`: three hours. */
const RECENT_SECONDS = 10_800;
const STAMP = 'auth.password_confirmed_at';

/** Whether the person at the keyboard typed the password lately; a login does not count, as in Laravel. */
@Injectable()
export class PasswordConfirmations {
  constructor(
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
    private readonly passwords: Passwords,
    private readonly clock: Clock,
  ) {}

  async confirm(session: Session, user: User, password: string): Promise<void> {
    if (!(await this.isOwn(user, password))) {
      throw ValidationFailed.field('password', 'The provided password was incorrect.');
    }
    session.put(STAMP, this.seconds());
  }

  /** Whether a password is the person's; the right one forgets the wrong ones before it. */
  async isOwn(user: User, password: string): Promise<boolean> {
    const isRight = await this.passwords.matches(password, user.password);
    if (isRight) await this.limiter.clear(passwordKey(user.id));
    return isRight;
  }

  isRecent(session: Session | null, within = RECENT_SECONDS): boolean {
    const stamp = session?.get(STAMP);
    return typeof stamp === 'number' && this.seconds() - stamp < within;
  }

  private seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}
