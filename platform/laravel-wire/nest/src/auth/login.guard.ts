import { check, type InputOf } from '@laravel-wire/core';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { ValidationFailed } from '../errors';
import { wordsFor } from '../http/language';
import { malformedBody } from '../http/malformed-body';
import { replyOf, requestOf, type WireRequest } from '../http/message';
import { restOfBody } from '../http/unread-body';
import { inputOf } from '../input/input-of-request';
import { endPrecognition } from '../input/precognition';
import { WIRE_OPTIONS, type WireSettings } from '../options';
import { type Clock, CLOCK, type Count, RATE_LIMITER, type RateLimiter, type WireUser } from '../ports';
import { DeviceCookies } from '../session/device-cookies';
import { FailureLimit } from '../throttle/failure-limit';
import { networkOf } from '../throttle/network';
import { type AuthEvent, AuthEvents } from './auth-events';
import { Credentials, WrongCredentials } from './credentials';
import { loginRules } from './rules';

/** Work of one key waits for that before it; work of different keys does not. */
class Queues {
  readonly #last = new Map<string, Promise<unknown>>();

  /** The work's own result, once it had its turn. */
  next<T>(key: string, work: () => Promise<T>): Promise<T> {
    const result = (this.#last.get(key) ?? Promise.resolve()).then(work);
    const settled: Promise<void> = result.then(
      () => this.#forget(key, settled),
      () => this.#forget(key, settled),
    );
    this.#last.set(key, settled);
    return result;
  }

  #forget(key: string, settled: Promise<unknown>): void {
    if (this.#last.get(key) === settled) this.#last.delete(key);
  }
}

const TRIES = 5;
const SPAN_SECONDS = 60;
const HOUR = 3_600;
/** Time for which a network is known to an account that signed in from it. */
const KNOWN_SECONDS = 30 * 24 * HOUR;

/** Fields, then the throttle, then the credentials: each is a 422 on its field. */
@Injectable()
export class LoginGuard implements CanActivate {
  readonly #tries = new Queues();

  constructor(
    @Inject(WIRE_OPTIONS) private readonly settings: WireSettings,
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly credentials: Credentials,
    private readonly failures: FailureLimit,
    private readonly devices: DeviceCookies,
    private readonly events: AuthEvents,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = requestOf(context);
    await restOfBody(request);
    const input = this.#input(request);
    request.body = { ...inputOf(request), ...input };
    const reply = replyOf(context);
    const account = await this.credentials.find(input.email);
    // Keyed by account: a store may find it by several spellings, and each would have tries of its own.
    const whose = account ? `#${account.id}` : input.email.toLowerCase();
    const device = account && this.devices.idFor(request, account.id);
    const key = device === null ? `login:${whose}|${request.ip}` : `login-device:${device}|${whose}`;
    try {
      const tried = (): Promise<WireUser> =>
        // One after the other: a good login must not be refused for others that are still being tried.
        this.#tries.next(key, async () => {
          // Counted before it is tried: other processes try at the same time.
          await this.#countTry(key);
          const checked = await this.credentials.check(request, reply);
          await this.limiter.clear(key);
          return checked;
        });
      // Failed logins elsewhere do not lock a known device out: it has five tries of its own.
      const user = await (device === null ? this.#limited(request, whose, tried) : tried());
      Object.assign(request, { user });
      return true;
    } catch (error) {
      await this.#publish({ request, userId: account?.id ?? null, email: input.email }, error);
      throw error;
    }
  }

  /**
   * Failures of one network, whatever accounts they are for, and of one account from all networks that are new to it;
   * none are counted without the options.
   */
  async #limited(request: WireRequest, whose: string, work: () => Promise<WireUser>): Promise<WireUser> {
    const { failedLoginsPerMinute: perMinute, failedLoginsPerHour: perHour } = this.settings;
    if (perMinute === undefined && perHour === undefined) return work();
    const network = networkOf(request.ip);
    const known = `login-known:${whose}|${network}`;
    const ofNetwork = { key: `logins-of:${network}`, limit: limitOf(perMinute ?? Infinity, SPAN_SECONDS) };
    const ofAccount = { key: `login-strangers:${whose}`, limit: limitOf(perHour ?? Infinity, HOUR) };
    const isKnown = (await this.limiter.peek(known)).hits > 0;
    const user = await (isKnown
      ? this.failures.count(ofNetwork, work)
      : this.failures.try(ofNetwork, () => this.failures.try(ofAccount, work)));
    // Anew: thirty days from the last time, not from the first.
    await this.limiter.clear(known);
    await this.limiter.hit(known, KNOWN_SECONDS);
    return user;
  }

  async #publish(login: Omit<AuthEvent, 'kind'>, error: unknown): Promise<void> {
    if (error instanceof WrongCredentials) {
      await this.events.publish({ ...login, kind: 'failed' });
    } else if (error instanceof TooManyLogins) {
      await this.events.publish({ ...login, kind: 'lockout' });
    }
  }

  #input(request: WireRequest): InputOf<typeof loginRules> {
    if (this.settings.strictInput && request.malformedBody) throw malformedBody(request);

    const checked = check(loginRules, inputOf(request), {
      now: this.clock.now(),
      ...wordsFor(request, this.settings),
    });
    endPrecognition(request, checked.ok ? {} : checked.errors);
    if (!checked.ok) throw new ValidationFailed(checked.errors);
    return checked.input;
  }

  async #countTry(key: string): Promise<void> {
    const count = await this.limiter.hit(key, SPAN_SECONDS);
    if (count.hits > TRIES) {
      // Laravel's answer, without the header, where nothing beyond Laravel is requested.
      throw this.settings.failedLoginsPerMinute === undefined
        ? new TooManyLogins(count.secondsLeft)
        : tooMany(count);
    }
  }
}

/** Recorded answer: 422 on the address, where one would expect 429. */
class TooManyLogins extends ValidationFailed {
  constructor(seconds: number) {
    super({ email: [`Too many login attempts. Please try again in ${seconds} seconds.`] });
  }
}

function limitOf(failures: number, seconds: number) {
  const counts = (error: unknown) => error instanceof WrongCredentials;
  return { failures, seconds, counts, refusal: tooMany };
}

function tooMany({ secondsLeft }: Count): TooManyLogins {
  return Object.assign(new TooManyLogins(secondsLeft), { headers: { 'retry-after': String(secondsLeft) } });
}
