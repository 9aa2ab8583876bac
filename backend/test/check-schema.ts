import type { JsonSchema } from '../src/api-docs/json-schema';

type Schemas = Record<string, JsonSchema>;

export function problemsOf(value: unknown, schema: JsonSchema, schemas: Schemas, at = 'body'): string[] {
  if (schema.$ref) return problemsOf(value, named(schema.$ref, schemas), schemas, at);
  if (schema.anyOf) {
    const tries = schema.anyOf.map((one) => problemsOf(value, one, schemas, at));
    return tries.some((problems) => problems.length === 0)
      ? []
      : [`${at} fits none: ${tries.flat().join('; ')}`];
  }
  const types = [schema.type ?? []].flat();
  if (types.length > 0 && !types.some((type) => isOf(type, value))) {
    return [`${at} is ${JSON.stringify(value)}, expected ${types.join(' or ')}`];
  }
  return [
    ...plainProblems(value, schema, at),
    ...(Array.isArray(value) ? listProblems(value, schema, schemas, at) : []),
    ...(isObject(value) ? memberProblems(value, schema, schemas, at) : []),
  ];
}

function named(reference: string, schemas: Schemas): JsonSchema {
  const found = schemas[reference.split('/').at(-1) ?? ''];
  if (!found) throw new Error(`${reference} names no schema`);
  return found;
}

function isOf(type: string, value: unknown): boolean {
  if (type === 'null') return value === null;
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  return type === 'object' ? isObject(value) : typeof value === type;
}

function plainProblems(value: unknown, { enum: choices, const: only, pattern }: JsonSchema, at: string) {
  const shown = JSON.stringify(value);
  return [
    choices && !choices.includes(value) ? `${at} is ${shown}, expected one of ${choices.join(', ')}` : '',
    only !== undefined && only !== value ? `${at} is ${shown}, expected ${JSON.stringify(only)}` : '',
    pattern && typeof value === 'string' && !new RegExp(pattern, 'u').test(value)
      ? `${at} is ${shown}, expected ${pattern}`
      : '',
  ].filter(Boolean);
}

function listProblems(value: unknown[], { items, maxItems }: JsonSchema, schemas: Schemas, at: string) {
  const tooMany =
    maxItems !== undefined && value.length > maxItems ? [`${at} has more than ${maxItems}`] : [];
  return [
    ...tooMany,
    ...value.flatMap((one, index) => (items ? problemsOf(one, items, schemas, `${at}.${index}`) : [])),
  ];
}

function memberProblems(value: Record<string, unknown>, schema: JsonSchema, schemas: Schemas, at: string) {
  const { properties = {}, required = [], additionalProperties: rest = true } = schema;
  const missing = required.filter((name) => !(name in value)).map((name) => `${at}.${name} is missing`);
  const wrong = Object.entries(value).flatMap(([name, member]) => {
    const known = properties[name] ?? (typeof rest === 'object' ? rest : null);
    if (known) return problemsOf(member, known, schemas, `${at}.${name}`);
    return rest === false ? [`${at}.${name} is not described`] : [];
  });
  return [...missing, ...wrong];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
