import { createParamDecorator, Inject, Injectable } from '@nestjs/common';
import type { ExecutionContext, PipeTransform } from '@nestjs/common';
import {
  check,
  type Direction,
  type ErrorBag,
  normalizeInput,
  pageNumber,
  type RecordType,
  type RuleSet,
} from '@laravel-wire/core';
import type { FastifyRequest } from 'fastify';
import { ValidationFailed } from '../errors';
import { originOf } from '../http/json-client';
import { pathOf } from '../http/route-table';
import type { WireSettings } from '../options';
import { CLOCK, WIRE_OPTIONS } from '../ports';
import type { Clock } from '../ports';
import { asObject } from './input-of-request';

/** What a list was asked for. `path` and `query` are what `paginate` builds its links from. */
export interface ListQuery {
  page: number;
  /** 1–100, by default 15. */
  per_page: number;
  sort: string;
  direction: Direction;
  path: string;
  query: Record<string, unknown>;
}

/** A record type's filters, those given, beside the list's own members. */
export type FiltersOf<F = unknown> = Partial<F> & ListQuery;

const LIST_KEYS = new Set(['page', 'per_page', 'sort', 'direction']);
const TRUE_WORDS = new Set(['true', 'on', 'yes']);
const FALSE_WORDS = new Set(['false', 'off', 'no']);

interface Ask {
  type: RecordType<{ id: number }>;
  request: FastifyRequest;
}

/** Reads a list's query by its record type. */
@Injectable()
export class FiltersPipe implements PipeTransform<Ask, FiltersOf> {
  constructor(
    @Inject(WIRE_OPTIONS) private readonly settings: WireSettings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws ValidationFailed for a bad filter value, and under strict input for an unknown filter or sort key */
  transform({ type, request }: Ask): FiltersOf {
    const query = asObject(normalizeInput(request.query));
    const errors = this.settings.strictInput ? unknownIn(query, type) : {};
    const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== null));
    const set = type.filters;
    const checked = set ? check(set, flagsRead(set, given), { now: this.clock.now() }) : null;

    if (checked && !checked.ok) {
      Object.assign(errors, checked.errors);
    }
    if (Object.keys(errors).length > 0) {
      throw new ValidationFailed(errors);
    }
    return {
      ...(checked?.ok ? asObject(checked.input) : {}),
      ...listOf(query, type),
      path: originOf(request) + (pathOf(request).replace(/\/+$/, '') || '/'),
      query: Object.fromEntries(Object.entries(query).filter(([key]) => key !== 'page')),
    };
  }
}

/** `@Filters(machineType) filters: FiltersOf<InputOf<typeof machineFilters>>` */
export function Filters(type: RecordType<never> | RecordType<{ id: number }>): ParameterDecorator {
  return listQuery({ type }, FiltersPipe);
}

const listQuery = createParamDecorator((ask: { type: unknown }, context: ExecutionContext) => ({
  ...ask,
  request: context.switchToHttp().getRequest<FastifyRequest>(),
}));

function listOf(query: Record<string, unknown>, type: RecordType<{ id: number }>) {
  const sort = typeof query['sort'] === 'string' && sortsOf(type).has(query['sort']) ? query['sort'] : null;
  const direction = query['direction'];
  return {
    page: pageNumber(query['page']),
    per_page: perPage(query['per_page']),
    sort: sort ?? type.sortBy,
    direction: direction === 'asc' || direction === 'desc' ? direction : sort === null ? type.direction : 'asc',
  };
}

function perPage(value: unknown): number {
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : 15;
  return Math.min(100, Math.max(1, number));
}

function unknownIn(query: Record<string, unknown>, type: RecordType<{ id: number }>): ErrorBag {
  const known = new Set(Object.keys(type.filters?.lines ?? {}).map((name) => name.split('.')[0]));
  const errors: ErrorBag = {};
  for (const name of Object.keys(query)) {
    if (!LIST_KEYS.has(name) && !known.has(name)) {
      errors[name] = [`The ${name.replaceAll('_', ' ')} filter is unknown.`];
    }
  }
  const { sort, direction } = query;
  if (sort != null && !(typeof sort === 'string' && sortsOf(type).has(sort))) {
    errors['sort'] = ['The selected sort is invalid.'];
  }
  if (direction != null && direction !== 'asc' && direction !== 'desc') {
    errors['direction'] = ['The selected direction is invalid.'];
  }
  return errors;
}

function sortsOf(type: RecordType<{ id: number }>): Set<string> {
  return new Set([type.sortBy, ...(type.sorts ?? [])]);
}

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
