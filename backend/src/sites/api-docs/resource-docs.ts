import { type Field, type FieldKind, type Resource, resources } from '@yard/contracts';
import { type Answers, changing, creating, reading } from './answer';
import {
  day,
  flag,
  instant,
  type JsonSchema,
  listOf,
  money,
  nullable,
  number,
  record,
  ref,
  text,
  whole,
} from './json-schema';

const KINDS: Record<Exclude<FieldKind, 'list'>, JsonSchema> = {
  text,
  whole,
  number,
  money,
  flag,
  day,
  instant,
};

type Described = Pick<Resource<never>, 'name' | 'fields' | 'within'> & { type: { endpoint: string } };

/** `machine_type` → `MachineType` */
function schemaName({ name }: Described): string {
  return name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

export function schemaOf({ fields }: Described): JsonSchema {
  return record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, memberOf(field)])));
}

function memberOf(field: Field): JsonSchema {
  const schema = field.kind === 'list' ? listOf(ref(field.of ?? '')) : KINDS[field.kind];
  return field.nullable ? nullable(schema) : schema;
}

/** `/api/machines/{machine}/blackouts` */
function pathOf({ type, within }: Described): string {
  const last = type.endpoint.slice(type.endpoint.lastIndexOf('/') + 1);
  return within ? `/${within.endpoint}/{${within.param}}/${last}` : `/${type.endpoint}`;
}

const all: Described[] = Object.values(resources);

/** The schema of every plain resource. */
export const resourceSchemas = Object.fromEntries(all.map((one) => [schemaName(one), schemaOf(one)]));

/** What their routes answer, but for refusals of their own. */
export const resourceAnswers: Answers = Object.assign(
  {},
  ...all.map((one) => ({
    ...reading(pathOf(one), schemaName(one)),
    ...creating(pathOf(one), schemaName(one)),
    ...changing(pathOf(one), schemaName(one)),
  })),
);
