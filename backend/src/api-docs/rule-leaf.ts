import type { RuleSet } from '@laravel-wire/core';
import { type JsonSchema, nullable } from './json-schema';

export type Rules = RuleSet<unknown>['fields'] extends ReadonlyMap<string, infer R> ? R : never;
type Rule = Rules[number];

/** The schema of one field; `known` is what its members have defined already. */
export function leafSchema(rules: Rules, known: JsonSchema | null = null): JsonSchema {
  const schema = { ...(known ?? typeOf(rules)) };
  for (const rule of rules) Object.assign(schema, limitOf(rule, schema), formatOf(rule));
  const notes = rules.flatMap(noteOf);
  if (notes.length > 0) schema.description = notes.join(' ');
  const mayBeNull = rules.some(({ name }) => name === 'nullable') && schema.type !== undefined;
  return mayBeNull ? nullable(schema) : schema;
}

const TYPES: Record<string, JsonSchema> = {
  integer: { type: 'integer' },
  numeric: { type: 'number' },
  decimal: { type: 'number' },
  boolean: { type: 'boolean' },
  accepted: { type: 'boolean', const: true },
  array: { type: 'array', items: {} },
  list: { type: 'array', items: {} },
};
const TEXTS = ['string', 'email', 'date', 'date_format', 'url', 'uuid', 'regex', 'in'];

function typeOf(rules: Rules): JsonSchema {
  const named = rules.flatMap(({ name }) => TYPES[name] ?? [])[0];
  return named ?? (rules.some(({ name }) => TEXTS.includes(name)) ? { type: 'string' } : {});
}

/** A size is a number's value, a list's entries, a text's characters. */
function limitOf({ name, parameters: [first, second] }: Rule, { type }: JsonSchema): JsonSchema {
  const [least, most] = SIZES[String(type)] ?? [];
  if (!least || !most) return {};
  if (name === 'min') return { [least]: Number(first) };
  if (name === 'max') return { [most]: Number(first) };
  if (name === 'between') return { [least]: Number(first), [most]: Number(second) };
  return name === 'size' ? { [least]: Number(first), [most]: Number(first) } : {};
}

const SIZES: Record<string, [keyof JsonSchema, keyof JsonSchema]> = {
  integer: ['minimum', 'maximum'],
  number: ['minimum', 'maximum'],
  string: ['minLength', 'maxLength'],
  array: ['minItems', 'maxItems'],
};

const DATE_FORMATS: Record<string, JsonSchema> = {
  'Y-m-d': { format: 'date' },
  'H:i': { pattern: '^\\d{2}:\\d{2}$' },
};

function formatOf({ name, parameters }: Rule): JsonSchema {
  if (name === 'in') return { enum: parameters };
  if (name === 'email') return { format: 'email' };
  if (name === 'url') return { format: 'uri' };
  if (name === 'regex') return { pattern: (parameters[0] ?? '').replace(/^\/|\/[a-z]*$/g, '') };
  return name === 'date_format' ? (DATE_FORMATS[parameters[0] ?? ''] ?? {}) : {};
}

/** Describes in words the rules that a schema cannot express. */
function noteOf({ name, parameters }: Rule): string[] {
  const [first = '', ...others] = parameters;
  const all = parameters.join(', ');
  const notes: Record<string, string> = {
    required_with: `Required with ${all}.`,
    required_without: `Required without ${all}.`,
    required_if: `Required where ${first} is ${others.join(' or ')}.`,
    after_or_equal: `Not before ${first}.`,
    after: `After ${first}.`,
    exists: `An id in ${first}.`,
    unique: `Not taken in ${first}.`,
    distinct: 'Each value once.',
    decimal: `At most ${others[0] ?? first} decimals.`,
    date: 'An instant.',
  };
  return notes[name] ? [notes[name]] : [];
}
