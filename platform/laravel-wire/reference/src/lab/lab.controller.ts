import { All, Controller, Get, HttpCode, Inject, Post, Query, Param, Req } from '@nestjs/common';
import {
  checkWithDatabase,
  normalizeInput,
  type PresenceVerifier,
  type RuleLines,
  rules,
  type RuleSetOptions,
} from '@laravel-wire/core';
import {
  CLOCK,
  type Clock,
  expectsJson,
  inputOf,
  isAjax,
  NotFound,
  PRESENCE,
  readsAsTrue,
  ValidationFailed,
  wantsJson,
  WireFault,
} from '@laravel-wire/nest';
import type { WireRequest } from '@laravel-wire/nest';
import { listsInside } from '../php-array';

/** A validation: the rules as Laravel writes them, the input, names and messages of its own. */
interface Specification extends RuleSetOptions {
  rules: RuleLines;
  data: unknown;
}

/** The routes that exist for recording alone: one behaviour at a time. */
@Controller('api/lab')
export class LabController {
  constructor(
    @Inject(PRESENCE) private readonly presence: PresenceVerifier,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @All('echo')
  @HttpCode(200)
  echo(@Req() request: WireRequest): object {
    const all = inputOf(request);
    return {
      all: listsInside(all),
      query: listsInside(normalizeInput({ ...Object(request.query) })),
      expects_json: expectsJson(request),
      wants_json: wantsJson(request),
      ajax: isAjax(request),
      method: request.method,
      is_json: /[/+]json/.test(request.headers['content-type'] ?? ''),
      boolean_flag: readsAsTrue(all['flag']),
      socket_id: request.headers['x-socket-id'] ?? null,
    };
  }

  @All('abort/:code')
  abort(@Param('code') code: string, @Query('message') message?: string): never {
    throw new WireFault(Number(code), message ?? '');
  }

  @All('throw')
  throw(): never {
    throw new Error('secret details');
  }

  /** The specification comes as a JSON text, so that the values inside are not trimmed. */
  @Post('validate')
  @HttpCode(200)
  async validate(@Req() request: WireRequest): Promise<object> {
    const { rules: lines, data, ...names } = JSON.parse(String(inputOf(request)['spec'])) as Specification;
    const options = { presence: this.presence, now: this.clock.now(), cast: false };
    const checked = await checkWithDatabase(rules(lines, names), data, options);

    if (!checked.ok) throw new ValidationFailed(checked.errors);
    return { validated: listsInside(checked.input) };
  }

  @Get('flaky/:id')
  flaky(): never {
    throw new NotFound('No query results for model [App\\Models\\RentalRequest].');
  }
}
