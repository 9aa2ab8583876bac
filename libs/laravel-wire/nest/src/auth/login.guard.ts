import { Inject, Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { check, type InputOf } from '@laravel-wire/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ValidationFailed } from '../errors';
import { wordsFor } from '../http/language';
import { malformedBody } from '../http/malformed-body';
import { inputOf } from '../input/input-of-request';
import type { WireSettings } from '../options';
import { CLOCK, RATE_LIMITER, WIRE_OPTIONS } from '../ports';
import type { Clock, RateLimiter } from '../ports';
import { Credentials } from './credentials';
import { Queues } from './queues';
import { loginRules } from './rules';

const TRIES = 5;
const SPAN_SECONDS = 60;

/** Fields, then the throttle, then the credentials: each is a 422 on its field. */
@Injectable()
export class LoginGuard implements CanActivate {
  readonly #tries = new Queues();

  constructor(
    @Inject(WIRE_OPTIONS) private readonly settings: WireSettings,
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly credentials: Credentials,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const input = this.#input(request);
    request.body = { ...inputOf(request), ...input };
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const key = `login:${input.email.toLowerCase()}|${request.ip}`;
    // One after the other: a good login must not be refused for others that are still being tried.
    await this.#tries.next(key, async () => {
      // Counted before it is tried: other processes try at the same time.
      await this.#countTry(key);
      Object.assign(request, { user: await this.credentials.check(request, reply) });
      await this.limiter.clear(key);
    });
    return true;
  }

  #input(request: FastifyRequest): InputOf<typeof loginRules> {
    if (this.settings.strictInput && request.malformedBody) {
      throw malformedBody(request);
    }

    const checked = check(loginRules, inputOf(request), { now: this.clock.now(), ...wordsFor(request) });
    if (!checked.ok) {
      throw new ValidationFailed(checked.errors);
    }
    return checked.input;
  }

  async #countTry(key: string): Promise<void> {
    const { hits, secondsLeft } = await this.limiter.hit(key, SPAN_SECONDS);
    if (hits > TRIES) {
      const text = `Too many login attempts. Please try again in ${secondsLeft} seconds.`;
      throw ValidationFailed.field('email', text);
    }
  }
}
