import { Inject, Injectable } from '@nestjs/common';
import type { WireReply, WireRequest } from '../http/message';
import { setTimeout as sleep } from 'node:timers/promises';
import { Passport } from 'passport';
import { Strategy } from 'passport-local';
import { Unauthenticated, ValidationFailed } from '../errors';
import { WIRE_OPTIONS, type WireSettings } from '../options';
import { USER_PROVIDER, type UserProvider, type WireUser } from '../ports';
import { Passwords } from './passwords';

/** The address has no account, or another password: one answer to both. */
export class WrongCredentials extends ValidationFailed {
  constructor() {
    super({ email: ['These credentials do not match our records.'] });
  }
}

/** E-mail and password, by passport's local strategy. */
@Injectable()
export class Credentials {
  // Not passport's global instance: two applications in one process have users of their own.
  readonly #passport = new Passport();

  constructor(
    @Inject(WIRE_OPTIONS) private readonly settings: WireSettings,
    @Inject(USER_PROVIDER) private readonly users: UserProvider,
    private readonly passwords: Passwords,
  ) {
    this.#passport.use(
      new Strategy({ usernameField: 'email', session: false }, (email, password, done) => {
        this.#userOf(email, password).then((user) => done(null, user), done);
      }),
    );
  }

  /**
   * The user whose credentials are in the request's body.
   *
   * @throws WrongCredentials, not before `failedLoginMs` have passed
   */
  check(request: WireRequest, reply: WireReply): Promise<WireUser> {
    return new Promise((resolve, reject) => {
      const done = (error: unknown, user?: unknown): void => {
        if (error || !user) {
          reject(error || new Unauthenticated());
        } else {
          resolve(user as WireUser);
        }
      };
      this.#passport.authenticate('local', { session: false }, done)(request, reply, reject);
    });
  }

  /** The account an address finds, whatever else the store takes for the same text. */
  find(email: string): Promise<WireUser | null> {
    return this.users.findByEmail(email.toLowerCase());
  }

  async #userOf(email: string, password: string): Promise<WireUser> {
    const started = performance.now();
    const compared = await this.find(email);
    const isRight = await this.passwords.matches(password, compared?.password ?? null);
    // Meanwhile it may have become another one, or a second factor may be asked for.
    const user = isRight ? await this.find(email) : null;
    const isSame = user?.password === compared?.password;
    if (!user || !(isSame || (await this.passwords.matches(password, user.password)))) {
      await sleep(Math.max(0, this.settings.failedLoginMs - (performance.now() - started)));
      throw new WrongCredentials();
    }
    return user;
  }
}
