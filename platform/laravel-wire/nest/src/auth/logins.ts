import { Inject, Injectable, Optional } from '@nestjs/common';
import type { WireRequest } from '../http/message';
import { ValidationFailed } from '../errors';
import { readsAsTrue } from '../input/flag';
import { inputOf } from '../input/input-of-request';
import { USER_PROVIDER, type UserProvider, type WireUser } from '../ports';
import { Sessions } from '../session/sessions';
import { WrongCredentials } from './credentials';
import { Passwords } from './passwords';

type Challenge = NonNullable<UserProvider['challenge']>;

/** A `UserProvider.challenge` of the part `fortify`, which goes before the application's. */
export const SECOND_FACTOR = Symbol('SECOND_FACTOR');

/** Signs a user in once the credentials were right. */
@Injectable()
export class Logins {
  constructor(
    @Inject(USER_PROVIDER) private readonly users: UserProvider,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    @Optional() @Inject(SECOND_FACTOR) private readonly secondFactor?: Challenge,
  ) {}

  /**
   * Signs the user in.
   *
   * @returns null, or the body that asks for a further step; then nobody is signed in yet
   * @throws ValidationFailed for who is barred
   */
  async complete(request: WireRequest, user: WireUser): Promise<object | null> {
    const input = inputOf(request);

    const reason = this.users.barred?.(user) ?? null;
    if (reason !== null) throw ValidationFailed.field('email', reason);
    if (this.passwords.isWeak(user.password)) await this.#strengthen(user, String(input['password']));

    const remember = readsAsTrue(input['remember']);
    const login = { session: this.sessions.begin(request), remember };
    const step =
      (await this.secondFactor?.(user, login)) ?? (await this.users.challenge?.(user, login)) ?? null;
    if (step === null) await this.sessions.signIn(request, user, { remember });
    return step;
  }

  async #strengthen(user: WireUser, password: string): Promise<void> {
    await this.users.updatePassword(user.id, await this.passwords.hash(password), user.password);
    // Another login may have been first, or another password.
    const now = await this.users.findById(user.id);
    if (!now || !(await this.passwords.matches(password, now.password))) throw new WrongCredentials();
    user.password = now.password;
  }
}
