import type { JsonSchema } from './json-schema';

/** A schema in one line for people: `text, at most 255`, `list of Address`, `one of fixed, percent, or null`. */
export function schemaWords(schema: JsonSchema): string {
  const words = [kindOf(schema), ...limitsOf(schema), schema.description ?? ''];
  return words.filter(Boolean).join(', ');
}

const KINDS: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  null: 'null',
};

function kindOf(schema: JsonSchema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.anyOf) return schema.anyOf.map(schemaWords).join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return `one of ${schema.enum.map(String).join(', ')}`;
  const types = [schema.type ?? []].flat();
  return types.length === 0 ? 'anything' : types.map((type) => typeWords(type, schema)).join(' or ');
}

function typeWords(type: string, { items, properties }: JsonSchema): string {
  if (type === 'array') return `list of ${items ? kindOf(items) : 'anything'}`;
  if (type !== 'object') return KINDS[type] ?? type;
  const members = Object.entries(properties ?? {}).map(([name, schema]) => `${name}: ${kindOf(schema)}`);
  return members.length > 0 ? `{ ${members.join('; ')} }` : 'object';
}

function limitsOf(schema: JsonSchema): string[] {
  const least = schema.minimum ?? schema.minLength ?? schema.minItems;
  const most = schema.maximum ?? schema.maxLength ?? schema.maxItems;
  return [
    least === undefined ? '' : `at least ${least}`,
    most === undefined ? '' : `at most ${most}`,
    schema.format ?? '',
  ];
}
