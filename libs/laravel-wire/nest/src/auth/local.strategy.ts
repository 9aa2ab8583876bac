import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { setTimeout as sleep } from 'node:timers/promises';
import { Strategy } from 'passport-local';
import { ValidationFailed } from '../errors';
import type { WireSettings } from '../options';
import { USER_PROVIDER, WIRE_OPTIONS } from '../ports';
import type { UserProvider, WireUser } from '../ports';
import { Passwords } from './passwords';

/** Checks e-mail and password, under passport's name `local`. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy, 'local') {
  constructor(
    @Inject(WIRE_OPTIONS) private readonly settings: WireSettings,
    @Inject(USER_PROVIDER) private readonly users: UserProvider,
    private readonly passwords: Passwords,
  ) {
    super({ usernameField: 'email', passwordField: 'password', session: false });
  }

  /** @throws ValidationFailed on `email`, not before `failedLoginMs` have passed */
  async validate(email: string, password: string): Promise<WireUser> {
    const started = performance.now();
    const user = await this.users.findByEmail(email.toLowerCase());

    if (!(await this.passwords.matches(password, user?.password ?? null)) || !user) {
      await sleep(Math.max(0, this.settings.failedLoginMs - (performance.now() - started)));
      throw ValidationFailed.field('email', 'These credentials do not match our records.');
    }
    return user;
  }
}
