import { type Field, resources, type ScalarKind, type Shape } from '@yard/contracts';
import * as shapes from '@yard/contracts/records';
import {
  choice,
  day,
  flag,
  instant,
  type JsonSchema,
  listOf,
  money,
  nullable,
  number,
  object,
  record,
  ref,
  text,
  time,
  whole,
} from './json-schema';

const KINDS: Record<Exclude<ScalarKind, 'choice'>, JsonSchema> = {
  text,
  html: { ...text, contentMediaType: 'text/html' },
  whole,
  number,
  money,
  flag,
  day,
  time,
  instant,
  scalar: { type: ['number', 'string', 'boolean'] },
  anything: {},
};

/** `machine_type` → `MachineType` */
export function schemaName(name: string): string {
  return name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

export function schemaOf(shape: Shape): JsonSchema {
  const members = membersOf(shape);
  return shape.isRecord ? record(members) : object(members);
}

/** Its own members, by names as `object` takes them. */
export function membersOf({ fields }: Shape): Record<string, JsonSchema> {
  const all = Object.entries(fields);
  return Object.fromEntries(
    all.map(([name, field]) => [`${name}${field.optional ? '?' : ''}`, memberOf(field)]),
  );
}

function memberOf(field: Field): JsonSchema {
  const schema = field.nullable ? nullable(valueOf(field)) : valueOf(field);
  return field.description ? { ...schema, description: field.description } : schema;
}

function valueOf({ kind, of, shape, values = [] }: Field): JsonSchema {
  if (kind === 'choice') return choice(...values);
  if (kind === 'list') return listOf(entryOf(of));
  if (kind === 'map') return { type: 'object', additionalProperties: entryOf(of) };
  if (kind !== 'object') return KINDS[kind];
  if (!shape) throw new Error('An object without a shape.');
  return shape.name === null ? schemaOf(shape) : ref(schemaName(shape.name));
}

function entryOf(of: Field['of']): JsonSchema {
  if (of === undefined) throw new Error('Entries without a field.');
  return typeof of === 'string' ? ref(schemaName(of)) : memberOf(of);
}

const all: Shape[] = [...Object.values(shapes), ...Object.values(resources)];

export const shapeSchemas: Record<string, JsonSchema> = Object.fromEntries(
  all.flatMap((shape) => (shape.name === null ? [] : [[schemaName(shape.name), schemaOf(shape)]])),
);
