import { createParamDecorator, Inject, Injectable } from '@nestjs/common';
import type { ExecutionContext, PipeTransform } from '@nestjs/common';
import type { CheckOptions, ErrorBag, RecordKey, RecordType, RuleSet } from '@laravel-wire/core';
import { check, normalizeInput } from '@laravel-wire/core';
import { originOf, requestOf, type WireRequest } from '../http/message';
import { ValidationFailed } from '../errors';
import { wordsFor } from '../http/language';
import { contextOf } from '../http/wire-context';
import { withoutSlashesAtEnd } from '../http/paths';
import { pathOf } from '../http/route-table';
import { WIRE_OPTIONS, type WireSettings } from '../options';
import { type Clock, CLOCK } from '../ports';
import { asObject, inputOf } from './input-of-request';
import { type ListQuery, listOf, pageKeyOf, unknownIn } from './list-query';
import { endPrecognition, Validates } from './precognition';

/** A record type's filters, those given, beside the list's own members. */
export type FiltersOf<F = unknown> = Partial<F> & ListQuery;

const TRUE_WORDS = new Set(['true', 'on', 'yes']);
const FALSE_WORDS = new Set(['false', 'off', 'no']);

interface Ask {
  type: RecordType<{ id: RecordKey }>;
  request: WireRequest;
}

/** Reads by its record type the parameters of a list: in the query, or in a JSON body. Links keep the query alone. */
@Injectable()
@Validates()
export class FiltersPipe implements PipeTransform<Ask, FiltersOf> {
  constructor(
    @Inject(WIRE_OPTIONS) private readonly settings: WireSettings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws ValidationFailed for a bad filter value, and under strict input for an unknown filter or sort key */
  transform({ type, request }: Ask): FiltersOf {
    const query = asObject(normalizeInput(request.query));
    const input = inputOf(request);
    const options = { now: this.clock.now(), ...wordsFor(request, this.settings) };
    const { errors, filters } = readFilters(type, input, {
      ...options,
      strict: this.settings.strictInput,
      besides: contextOf(request).signatureNames,
    });

    endPrecognition(request, errors);
    if (Object.keys(errors).length > 0) throw new ValidationFailed(errors);
    return {
      ...filters,
      ...listOf(input, type),
      path: originOf(request) + (withoutSlashesAtEnd(pathOf(request)) || '/'),
      query: Object.fromEntries(Object.entries(query).filter(([key]) => key !== pageKeyOf(type))),
    };
  }
}

/**
 * Values of a list's filters, checked and cast; those that are null are as good as not sent.
 *
 * @param strict  whether one that the type does not know is an error, as an unknown sort key is; `besides`: names that are
 *   no filters, and no error either
 */
export function readFilters(
  type: RecordType<{ id: RecordKey }>,
  input: Record<string, unknown>,
  { strict, besides = [], ...options }: CheckOptions & { strict: boolean; besides?: readonly string[] },
): { errors: ErrorBag; filters: Record<string, unknown> } {
  const errors = strict ? unknownIn(input, type, besides) : {};
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
  const set = type.filters;
  const checked = set ? check(set, flagsRead(set, given), options) : null;
  if (checked && !checked.ok) Object.assign(errors, checked.errors);
  return { errors, filters: checked?.ok ? asObject(checked.input) : {} };
}

/** `@Filters(machineType) filters: FiltersOf<InputOf<typeof machineFilters>>` */
export function Filters(type: RecordType<never> | RecordType<{ id: RecordKey }>): ParameterDecorator {
  return listQuery({ type }, FiltersPipe);
}

const listQuery = createParamDecorator((ask: { type: unknown }, context: ExecutionContext) => ({
  ...ask,
  request: requestOf(context),
}));

/** A query says "true" where a body says true: Laravel reads such flags with `boolean()`. */
function flagsRead(set: RuleSet<unknown>, query: Record<string, unknown>): Record<string, unknown> {
  const flags = [...set.fields].filter(([, parsed]) => parsed.some((rule) => rule.name === 'boolean'));
  const read = Object.fromEntries(flags.map(([name]) => [name, flagOf(query[name])]));
  return { ...query, ...Object.fromEntries(Object.entries(read).filter(([name]) => name in query)) };
}

function flagOf(value: unknown): unknown {
  const word = typeof value === 'string' ? value.toLowerCase() : '';
  return TRUE_WORDS.has(word) ? true : FALSE_WORDS.has(word) ? false : value;
}
