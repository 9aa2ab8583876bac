/** The part of JSON Schema 2020-12 (OpenAPI 3.1's dialect) that this document uses. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  pattern?: string;
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  anyOf?: JsonSchema[];
  contentMediaType?: string;
}

export const text: JsonSchema = { type: 'string' };
/** Bytes of a file; its kind is that of the answer. */
export const binary: JsonSchema = { type: 'string', format: 'binary' };
export const flag: JsonSchema = { type: 'boolean' };
export const whole: JsonSchema = { type: 'integer' };
export const number: JsonSchema = { type: 'number' };

/** Major units with at most two decimals. */
export const money: JsonSchema = { type: 'number', description: 'Money in major units.' };

/** `2026-11-20T01:30:47.000000Z` */
export const instant: JsonSchema = {
  type: 'string',
  format: 'date-time',
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{6}Z$',
};

/** A calendar day, local to the machine's place. */
export const day: JsonSchema = { type: 'string', format: 'date', pattern: '^\\d{4}-\\d{2}-\\d{2}$' };

/** 24 hours, local to the machine's place. */
export const time: JsonSchema = { type: 'string', pattern: '^\\d{2}:\\d{2}$' };

export const choice = (...values: string[]): JsonSchema => ({ type: 'string', enum: values });

export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

export const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

export function nullable(schema: JsonSchema): JsonSchema {
  if (typeof schema.type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  const type = [schema.type, 'null'];
  return schema.enum ? { ...schema, type, enum: [...schema.enum, null] } : { ...schema, type };
}

/** An object of exactly these members; a name that ends in `?` may be absent. */
export function object(members: Record<string, JsonSchema>): JsonSchema {
  const names = Object.keys(members);
  const properties = names.map((name) => [name.replace(/\?$/, ''), members[name]] as const);
  return {
    type: 'object',
    properties: Object.fromEntries(properties.flatMap(([name, one]) => (one ? [[name, one]] : []))),
    required: names.filter((name) => !name.endsWith('?')),
    additionalProperties: false,
  };
}

export function record(members: Record<string, JsonSchema>): JsonSchema {
  return object({
    id: whole,
    ...members,
    created_at: instant,
    updated_at: instant,
    deleted_at: nullable(instant),
  });
}
