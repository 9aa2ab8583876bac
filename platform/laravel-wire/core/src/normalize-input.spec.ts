import recorded from '../../recordings/input.json';
import { normalizeInput } from './normalize-input';

interface Case {
  name: string;
  request: { path: string; body?: unknown; raw?: string; headers: Record<string, string> };
  response: { body: { all: unknown } };
  newest?: { body: { all: unknown } };
}

/** PHP has one empty array for `{}` and `[]`. */
const asPhp = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Object.keys(value).length === 0) return [];
  if (Array.isArray(value)) return value.map(asPhp);
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, asPhp(entry)]));
};

/** Bodies that arrive as JSON; forms and query texts are parsed by the server half. */
const jsonCases = (recorded as unknown as Case[]).flatMap(({ name, request, response, newest }) => {
  if (request.headers['Content-Type'] !== 'application/json' || request.path.includes('?')) return [];
  const body: unknown = request.body ?? JSON.parse(request.raw ?? 'null');
  return [[name, body, (newest ?? response).body.all] as const];
});

describe('normalizeInput', () => {
  test.each(jsonCases)('gives what the application sees: %s', (_, body, seen) => {
    const normalized = JSON.parse(JSON.stringify(asPhp(normalizeInput(body)))) as unknown;

    expect(normalized).toEqual(asPhp(seen));
  });

  it('leaves values that are no plain objects alone', () => {
    const day = new Date(0);

    expect(normalizeInput({ day })).toEqual({ day });
  });

  it('keeps what turns the direction of a text, which has two ends', () => {
    expect(normalizeInput({ name: ' \u2067שלום\u2069\u2065 ' })).toEqual({ name: '\u2067שלום\u2069' });
  });

  it('makes an empty password null', () => {
    expect(normalizeInput({ password: '' })).toEqual({ password: null });
  });
});
