/** A part of JSON Schema; every object is closed to members that it does not name. */
export interface Schema {
  type?: 'object' | 'array' | 'string' | 'number' | 'boolean';
  enum?: readonly unknown[];
  pattern?: string;
  /** Describes a text of the pattern, after "must". */
  description?: string;
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: false;
  items?: Schema;
}

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
  const { properties = {}, required = [] } = schema;
  const path = (name: string) => (at === '' ? name : `${at}.${name}`);
  const missing = required.filter((name) => !Object.hasOwn(value, name));
  return [
    ...missing.map((name) => `${path(name)} is missing`),
    ...Object.entries(value).flatMap(([name, member]) => {
      const known = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return known ? misfitsOf(known, member, path(name)) : [`${path(name)} is no known member`];
    }),
  ];
}

function wrongWith({ type, enum: allowed, pattern, description }: Schema, value: unknown): string | null {
  if (type !== undefined && typeOf(value) !== type) return `must be of the type ${type}`;
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
