import { createParamDecorator, Inject, Injectable } from '@nestjs/common';
import type { ExecutionContext, PipeTransform } from '@nestjs/common';
import { checkWithDatabase, type PresenceVerifier, type RecordKey, type RuleSet } from '@laravel-wire/core';
import { requestOf, type WireRequest } from '../http/message';
import { NotFound, ValidationFailed } from '../errors';
import { wordsFor } from '../http/language';
import { WIRE_OPTIONS, type WireSettings } from '../options';
import { type Clock, CLOCK, PRESENCE, type WireUser } from '../ports';
import { keyFrom, type KeyType } from './id';
import { inputOf } from './input-of-request';
import { endPrecognition, requestedFields, isPrecognitive, Validates } from './precognition';

/** Facts that rules may depend on. */
export interface ValidContext {
  /** The caller; null for a guest. */
  user: WireUser | null;
  params: Record<string, string>;
  /** The record that `@Can` loaded, undefined without it. */
  record: unknown;
  /** True where a form asks what would be said of it, which nothing is done for: files are not sent then. */
  isPrecognitive: boolean;
}

/** Options of `@Valid`. */
export interface ValidOptions {
  /** The path parameter with the id of the record being changed: `unique` rules leave its row out. */
  ignoreParam?: string;
  /** `string` where that is a UUID, a ULID or a slug. */
  keyType?: KeyType;
}

type Rules = RuleSet<unknown> | ((context: ValidContext) => RuleSet<unknown>);

interface Ask {
  rules: Rules;
  options: ValidOptions;
  request: WireRequest;
}

/** Checks the request's input with database and clock. */
@Injectable()
@Validates()
export class ValidPipe implements PipeTransform<Ask, Promise<unknown>> {
  constructor(
    @Inject(WIRE_OPTIONS) private readonly settings: WireSettings,
    @Inject(PRESENCE) private readonly presence: PresenceVerifier,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws ValidationFailed with every broken rule's text */
  async transform({ rules, options, request }: Ask): Promise<unknown> {
    const params = request.params as Record<string, string>;
    const { user = null, record } = request.wire ?? {};
    const set =
      typeof rules === 'function'
        ? rules({ user, params, record, isPrecognitive: isPrecognitive(request) })
        : rules;
    const checked = await checkWithDatabase(set, inputOf(request), {
      presence: this.presence,
      now: this.clock.now(),
      cast: this.settings.castInput,
      bounded: this.settings.boundedInput,
      ...(isPrecognitive(request) ? { only: requestedFields(request) } : {}),
      ...wordsFor(request, this.settings),
      ...(options.ignoreParam ? { ignoreId: ignoredId(params, options) } : {}),
    });

    endPrecognition(request, checked.ok ? {} : checked.errors);
    if (!checked.ok) throw new ValidationFailed(checked.errors);
    return checked.input;
  }
}

/**
 * The request's input, checked and cast by a rule set (422). The parameter's type is the set's:
 * `@Valid(addressRules) input: InputOf<typeof addressRules>`.
 */
export function Valid(rules: Rules, options: ValidOptions = {}): ParameterDecorator {
  return validInput({ rules, options }, ValidPipe);
}

const validInput = createParamDecorator((ask: Omit<Ask, 'request'>, context: ExecutionContext) => ({
  ...ask,
  request: requestOf(context),
}));

function ignoredId(params: Record<string, string>, { ignoreParam = '', keyType }: ValidOptions): RecordKey {
  const id = keyFrom(params[ignoreParam] ?? '', keyType);
  if (id === null) throw new NotFound();
  return id;
}
