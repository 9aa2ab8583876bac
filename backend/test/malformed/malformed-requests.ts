import * as fc from 'fast-check';
import { HUGE, ODD_IDS, ODD_NAMES, ODD_TEXTS, ODD_VALUES } from './odd-values';

/** A route of the description, and the names that it and its body have. */
export interface Target {
  method: string;
  path: string;
  fields: string[];
}

export interface MalformedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer;
}

const oddText = fc.oneof(fc.constantFrom(...ODD_TEXTS), fc.string({ unit: 'binary', maxLength: 40 }));
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: oddText },
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...ODD_VALUES) },
  { weight: 1, arbitrary: fc.anything({ maxDepth: 3 }).filter((value) => isJson(value)) },
  { weight: 1, arbitrary: fc.array(fc.dictionary(oddText, oddText, { maxKeys: 3 }), { maxLength: 3 }) },
);

const namesOf = ({ fields }: Target) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('data', ...fields) },
    fc.constantFrom(...ODD_NAMES),
    oddText,
  );

/** Requests to these routes that nobody's program would send. */
export function malformedRequests(targets: readonly Target[]): fc.Arbitrary<MalformedRequest> {
  return fc
    .constantFrom(...targets)
    .chain((target) =>
      fc
        .tuple(pathOf(target), oddHeaders, target.method === 'get' ? fc.constant(NO_BODY) : bodyOf(target))
        .map(([path, headers, { type, bytes }]) => ({
          method: target.method,
          path,
          headers: type === '' ? headers : { 'Content-Type': type, ...headers },
          body: bytes,
        })),
    );
}

interface Body {
  type: string;
  bytes: string | Buffer;
}

const NO_BODY: Body = { type: '', bytes: '' };

function pathOf(target: Target): fc.Arbitrary<string> {
  const query = fc.array(fc.tuple(namesOf(target), oddText), { maxLength: 4 });
  return fc.tuple(fc.constantFrom(...ODD_IDS), query).map(([id, pairs]) => {
    const words = pairs.map(([name, value]) => `${escaped(name)}=${escaped(value)}`).join('&');
    return target.path.replace(/\{\w+\}/g, id) + (words ? `?${words}` : '');
  });
}

const oddHeaders = fc.constantFrom<Record<string, string>>(
  {},
  {},
  { Accept: ';;;,q=x' },
  { 'Accept-Language': '*;q=nan,es-' },
  { 'X-Socket-Id': '1.1;' },
  { 'Idempotency-Key': 'k'.repeat(300) },
  { 'X-HTTP-Method-Override': 'PATCH' },
  { Cookie: 'yard_session=%%%; XSRF-TOKEN=e30=' },
);

function bodyOf(target: Target): fc.Arbitrary<Body> {
  const object = fc.dictionary(namesOf(target), oddValue, { maxKeys: 8 });
  const json = fc
    .oneof({ weight: 6, arbitrary: object }, oddValue)
    .map((value) => JSON.stringify(value) ?? 'null');
  const of = (type: string) => (bytes: string | Buffer) => ({ type, bytes });
  return fc.oneof(
    { weight: 8, arbitrary: json.map(of('application/json')) },
    { weight: 1, arbitrary: json.map((text) => text.slice(0, -1)).map(of('application/json')) },
    {
      weight: 1,
      arbitrary: fc
        .array(object, { maxLength: 3 })
        .map((data) => JSON.stringify({ data }))
        .map(of('application/json')),
    },
    {
      weight: 1,
      arbitrary: fc
        .uint8Array({ maxLength: 200 })
        .map((bytes) => Buffer.from(bytes))
        .map(of('application/json; charset=utf-16')),
    },
    { weight: 1, arbitrary: json.map(of('application/x-www-form-urlencoded')) },
    {
      weight: 1,
      arbitrary: json
        .map((text) => `--x\r\nContent-Disposition: form-data; name="${text}"\r\n\r\n`)
        .map(of('multipart/form-data; boundary=x')),
    },
    { weight: 1, arbitrary: oddText.map(of('multipart/form-data')) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(...HUGE)
        .map((make) => make(target.fields[0] ?? 'data'))
        .map(of('application/json')),
    },
  );
}

const isJson = (value: unknown): boolean => {
  try {
    return JSON.stringify(value) !== undefined;
  } catch {
    // What JSON cannot hold is no body of it.
    return false;
  }
};

const escaped = (text: string) => encodeURIComponent(text.replace(/[\ud800-\udfff]/g, '')).slice(0, 2000);
