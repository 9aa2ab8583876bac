import { Inject, Injectable } from '@nestjs/common';
import { checkWithDatabase, type PresenceVerifier, rules } from '@laravel-wire/core';
import type { WireRequest } from '../http/message';
import { ValidationFailed } from '../errors';
import { wordsFor } from '../http/language';
import { inputOf } from '../input/input-of-request';
import { endPrecognition } from '../input/precognition';
import { WIRE_OPTIONS, type WireSettings } from '../options';
import { type Clock, CLOCK, PRESENCE, USER_PROVIDER, type UserProvider } from '../ports';
import { Sessions } from '../session/sessions';
import { Passwords } from './passwords';
import { REGISTER_LINES } from './rules';

@Injectable()
export class Registrations {
  readonly #rules;

  constructor(
    @Inject(WIRE_OPTIONS) private readonly settings: WireSettings,
    @Inject(USER_PROVIDER) private readonly users: UserProvider,
    @Inject(PRESENCE) private readonly presence: PresenceVerifier,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
  ) {
    const { registerFields, registerMessages = {} } = settings;
    this.#rules = rules({ ...REGISTER_LINES, ...registerFields }, { messages: registerMessages });
  }

  /** Makes the account and signs it in; the session takes a new id and keeps its token, as recorded. */
  async register(request: WireRequest): Promise<void> {
    const input = await this.#checked(request);
    const user = await this.users.create({ ...input, password: await this.passwords.hash(input.password) });
    await this.sessions.signIn(request, user, { keepToken: true });
  }

  async #checked(request: WireRequest) {
    const input = inputOf(request);
    const email: unknown = input['email'];
    const lowered = typeof email === 'string' ? { ...input, email: email.toLowerCase() } : input;
    const options = { presence: this.presence, now: this.clock.now(), ...wordsFor(request, this.settings) };
    const checked = await checkWithDatabase(this.#rules, lowered, options);

    if (!checked.ok) {
      endPrecognition(request, checked.errors);
      throw new ValidationFailed(checked.errors);
    }
    const problem = this.settings.passwordProblem?.(checked.input.password, checked.input) ?? null;
    endPrecognition(request, problem === null ? {} : { password: [problem] });
    if (problem !== null) throw ValidationFailed.field('password', problem);
    return checked.input;
  }
}
