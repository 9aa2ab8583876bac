/** A part of JSON Schema; an object is closed to members that it does not name. */
export interface Schema {
  type?: Type | readonly Type[];
  enum?: readonly unknown[];
  pattern?: string;
  /** Describes a text of the pattern, after "must". */
  description?: string;
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  /** Of members by any name; without it there are none. */
  additionalProperties?: false | Schema;
  items?: Schema;
}

type Type = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';

const MOST_SAID = 40;

/**
 * Members of a value that its schema does not allow, each with its path: `public.routes[0].path must …`.
 *
 * @param at  where the value lies
 */
export function misfitsOf(schema: Schema, value: unknown, at = ''): string[] {
  const wrong = wrongWith(schema, value);
  if (wrong !== null) return [`${at || 'it'} ${wrong}`];
  if (Array.isArray(value))
    return value.flatMap((item, index) => misfitsOf(schema.items ?? {}, item, `${at}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const { properties = {}, required = [], additionalProperties: others } = schema;
  const path = (name: string) => (at === '' ? name : `${at}.${name}`);
  const missing = required.filter((name) => !Object.hasOwn(value, name));
  return [
    ...missing.map((name) => `${path(name)} is missing`),
    ...Object.entries(value).flatMap(([name, member]) => {
      const known = Object.hasOwn(properties, name) ? properties[name] : others;
      return known ? misfitsOf(known, member, path(name)) : [`${path(name)} is no known member`];
    }),
  ];
}

function wrongWith({ type, enum: allowed, pattern, description }: Schema, value: unknown): string | null {
  const types: readonly string[] = typeof type === 'string' ? [type] : (type ?? [typeOf(value)]);
  if (!types.includes(typeOf(value))) return `must be of the type ${types.join(' or ')}`;
  if (allowed && !allowed.includes(value)) return `${said(value)} must be one of ${allowed.join(', ')}`;
  const isMatch = pattern === undefined || new RegExp(pattern, 'u').test(String(value));
  return isMatch ? null : `${said(value)} must ${description ?? `match ${pattern}`}`;
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
}

function said(value: unknown): string {
  const text = JSON.stringify(value) ?? 'null';
  return text.length > MOST_SAID ? `${text.slice(0, MOST_SAID)}…` : text;
}
