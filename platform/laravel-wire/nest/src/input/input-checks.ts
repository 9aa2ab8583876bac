import { STORE_MANY_MAX } from '@laravel-wire/core';
import { Inject, Injectable } from '@nestjs/common';
import type { WireRequest } from '../http/message';
import { BadRequest, ValidationFailed, WireFault } from '../errors';
import { hasNul, malformedBody } from '../http/malformed-body';
import { WIRE_OPTIONS, type WireSettings } from '../options';

/** Throws where a request cannot be read, or not be done, whatever its route makes of it. */
export type InputCheck = (request: WireRequest) => void;

/** Checks that run after session, token and all guards, and before a route's input is read. */
@Injectable()
export class InputChecks {
  readonly #checks: InputCheck[] = [(request) => this.#readable(request)];

  constructor(@Inject(WIRE_OPTIONS) private readonly settings: WireSettings) {}

  add(check: InputCheck): void {
    this.#checks.push(check);
  }

  run(request: WireRequest): void {
    for (const check of this.#checks) check(request);
  }

  /**
   * A body of too many members is 413 under bounded input, and an unreadable one, or one with a text that would be cut
   * where it is stored, 400 under strict input.
   */
  #readable(request: WireRequest): void {
    if (request.hasTooManyEntries && request.routeOptions.url?.endsWith('/store_many')) {
      throw ValidationFailed.field('data', `The data field must not have more than ${STORE_MANY_MAX} items.`);
    }
    if (request.hasTooManyMembers) throw new WireFault(413, 'The request body has too many members.');
    if (this.settings.strictInput && request.malformedBody) throw malformedBody(request);
    if (this.settings.strictInput && hasNul(request)) {
      throw new BadRequest('A text in the request body has a NUL character.');
    }
  }
}
