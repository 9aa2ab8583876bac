import { Locked, type Session } from '@laravel-wire/nest';
import { type CanActivate, type ExecutionContext, Injectable, UseGuards } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Clock } from '@kit/server/base/clock/clock';

/** Laravel's `auth.password_timeout`: three hours. */
const RECENT_SECONDS = 10_800;
const STAMP = 'auth.password_confirmed_at';

/** Whether the person at the keyboard typed the password lately; a login does not count, as in Laravel. */
@Injectable()
export class RecentPasswords {
  constructor(private readonly clock: Clock) {}

  stamp(session: Session): void {
    session.put(STAMP, this.seconds());
  }

  isRecent(session: Session | null | undefined, within = RECENT_SECONDS): boolean {
    const stamp = session?.get(STAMP);
    return typeof stamp === 'number' && this.seconds() - stamp < within;
  }

  /** @throws Locked where the password was not typed lately */
  mustBeRecent(request: FastifyRequest): void {
    if (!this.isRecent(request.wire?.session)) throw new Locked();
  }

  private seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}

@Injectable()
export class PasswordConfirmedGuard implements CanActivate {
  constructor(private readonly recent: RecentPasswords) {}

  canActivate(context: ExecutionContext): boolean {
    this.recent.mustBeRecent(context.switchToHttp().getRequest<FastifyRequest>());
    return true;
  }
}

/** Laravel's `password.confirm`: 423 unless the password was confirmed lately; after 403, before the input is read. */
export const PasswordConfirmed = () => UseGuards(PasswordConfirmedGuard);
