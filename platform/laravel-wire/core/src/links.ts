/** The parameters of a query that links keep. */
export type LinkQuery = Readonly<Record<string, unknown>>;

/** `path` with the rest of the query, and `name` as its last member in place of the present one. */
export function linkOf(path: string, query: LinkQuery | undefined, name: string, value: string): string {
  const others = Object.entries(query ?? {}).filter(([other]) => other !== name);

  return `${path}?${queryText({ ...Object.fromEntries(others), [name]: value })}`;
}

/** PHP's http_build_query by RFC 3986: null is dropped, booleans are 1 and 0, lists are `name[0]`, a blank is %20. */
export function queryText(query: LinkQuery): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => queryPairs(name, value));

  return pairs.map((pair) => pair.map(encodeQuery).join('=')).join('&');
}

function queryPairs(name: string, value: unknown): string[][] {
  if (value === null || value === undefined) return [];
  if (typeof value === 'boolean') return [[name, value ? '1' : '0']];
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([key, inner]) => queryPairs(`${name}[${key}]`, inner));

  return [[name, String(value)]];
}

const encodeQuery = (text: string): string => encodeURIComponent(text).replace(/[!'()*]/g, hexEscape);

const hexEscape = (char: string): string => `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
