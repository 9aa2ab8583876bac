import type { Direction } from '@laravel-wire/core';
import type { Answer } from './answer';
import type { DescribedRoute } from './described-route';
import { takesKey } from './faults';
import { type JsonSchema, choice, text } from './json-schema';
import { inputFields } from './rule-schema';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
  description?: string;
}

/** Names in paths that are no whole number. */
const TEXTS = new Set(['hash', 'appId', 'channel']);

export function parametersOf(route: DescribedRoute, answer: Answer): Parameter[] {
  return [...inPath(route), ...inQuery(route, answer), ...inHeader(route)];
}

function inPath({ path }: DescribedRoute): Parameter[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: TEXTS.has(name) ? text : { type: 'integer', minimum: 1 },
  }));
}

function inQuery(route: DescribedRoute, answer: Answer): Parameter[] {
  const inputs = route.method === 'GET' && route.rules ? inputFields(route.rules) : [];
  const plain = (answer.query ?? []).map((name) => ({ name, required: false, schema: text }));
  const filters = route.filters ? [...filtersOf(route.filters), ...listParameters(route.filters)] : [];
  return [...inputs, ...plain, ...filters].map((parameter) => ({ ...parameter, in: 'query' }));
}

type List = NonNullable<DescribedRoute['filters']>;

function filtersOf({ filters }: List) {
  return filters ? inputFields(filters) : [];
}

function listParameters({ sortBy, sorts = [], direction }: List) {
  const directions: Direction[] = ['asc', 'desc'];
  const sort = { ...choice(...new Set([sortBy, ...sorts])), default: sortBy };
  return [
    { name: 'page', required: false, schema: { type: 'integer', minimum: 1, default: 1 } },
    { name: 'per_page', required: false, schema: { type: 'integer', minimum: 1, maximum: 100, default: 15 } },
    { name: 'sort', required: false, schema: sort },
    { name: 'direction', required: false, schema: { ...choice(...directions), default: direction } },
  ];
}

function inHeader(route: DescribedRoute): Parameter[] {
  if (!takesKey(route)) return [];
  const description = 'The same key and body within 24 hours get the first answer again.';
  return [
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      schema: { ...text, maxLength: 255 },
      description,
    },
  ];
}
