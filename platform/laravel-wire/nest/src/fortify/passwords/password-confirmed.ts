import { Inject, Injectable, UseGuards, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { requestOf, type WireRequest } from '../../http/message';
import { Locked } from '../../errors';
import { contextOf } from '../../http/wire-context';
import { asObject } from '../../input/input-of-request';
import { CLOCK, type Clock, type SessionValues } from '../../ports';
import { FORTIFY_OPTIONS, type FortifySettings } from '../options';

/** Laravel's `auth.password_confirmed_at` is a member of one attribute. */
const [ATTRIBUTE, STAMP] = ['auth', 'password_confirmed_at'];

/** Checks that the person at the keyboard typed the password lately; a login does not count, as in Laravel. */
@Injectable()
export class RecentPasswords {
  constructor(
    @Inject(FORTIFY_OPTIONS) private readonly settings: FortifySettings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  stamp(session: SessionValues): void {
    session.put(ATTRIBUTE, { ...asObject(session.get(ATTRIBUTE)), [STAMP]: this.#seconds() });
  }

  /** @param within  seconds; `passwordTimeout` without it */
  isRecent(session: SessionValues | null, within = this.settings.passwordTimeout): boolean {
    const stamp = asObject(session?.get(ATTRIBUTE))[STAMP];
    return typeof stamp === 'number' && this.#seconds() - stamp < within;
  }

  /** @throws Locked where the password was not typed lately */
  mustBeRecent(request: WireRequest): void {
    if (!this.isRecent(contextOf(request).session)) throw new Locked();
  }

  #seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}

@Injectable()
export class PasswordConfirmedGuard implements CanActivate {
  constructor(private readonly recent: RecentPasswords) {}

  canActivate(context: ExecutionContext): boolean {
    this.recent.mustBeRecent(requestOf(context));
    return true;
  }
}

/**
 * Laravel's `password.confirm`: 423 unless the password was confirmed lately; after 403, before the input is read. On a
 * class or a method.
 */
export const PasswordConfirmed = (): MethodDecorator & ClassDecorator => UseGuards(PasswordConfirmedGuard);
