import * as fc from 'fast-check';
import { as, guest } from '../../test/api';
import type { Client } from '../../test/client';
import { make } from '../../test/make';
import {
  type MalformedRequest,
  type Target,
  malformedRequests,
} from '../../test/malformed/malformed-requests';
import type { OpenApi } from './open-api';

const COUNT = Number(process.env['MALFORMED'] ?? 400);
const SEED = Number(process.env['MALFORMED_SEED'] ?? 20_261_120);
/** Milliseconds for an answer: looked at by the long run alone, which has the machine to itself. */
const SLOW_MS = COUNT > 1000 ? 2000 : Infinity;
const PART = 50;

const ENDS_SESSIONS = /^\/(logout|user\/|api\/sessions)/;

const parts = Array.from({ length: Math.ceil(COUNT / PART) }, (_, part) => part * PART);

it.each(parts)(
  `are answered, ${PART} of seed ${SEED} from %i on, and never with a fault of ours`,
  async (from) => {
    const document = (await guest().get('/api/docs.json')).body as OpenApi;
    const people = [as(await make.owner()), as(await make.admin()), as(await make.user()), guest()];
    const cases = fc.sample(malformedRequests(targetsIn(document)), { numRuns: COUNT, seed: SEED });
    const faults: unknown[] = [];

    for (const [index, request] of cases.slice(from, from + PART).entries()) {
      const fault = await faultOf(people[index % people.length] ?? guest(), request);
      if (fault) faults.push({ fault, ...shown(request) });
    }

    expect(faults).toEqual([]);
    expect((await as(await make.user()).get('/api/user')).status).toBe(200);
    expect((await guest().get('/health/ready')).status).toBe(200);
  },
);

async function faultOf(
  person: Client,
  { method, path, headers, body }: MalformedRequest,
): Promise<string | null> {
  const began = performance.now();
  const answer = await person.send(
    method as 'post',
    path,
    Buffer.isBuffer(body) ? body.toString('latin1') : body,
    headers,
  );
  const took = performance.now() - began;
  if (took > SLOW_MS) return `${Math.round(took)} ms`;
  if (answer.status >= 500) return `${answer.status}: ${answer.text}`;
  if (answer.text?.includes('polluted')) return 'polluted';
  if (answer.status !== 422) return null;
  const { message, errors = {} } = answer.body as { message?: unknown; errors?: Record<string, unknown> };
  const isWhole = typeof message === 'string' && Object.values(errors).every((texts) => Array.isArray(texts));
  return isWhole && answer.text.length < 2_500_000 ? null : `422 of ${answer.text.slice(0, 200)}`;
}

const shown = ({ method, path, headers, body }: MalformedRequest) => ({
  method,
  path: path.slice(0, 300),
  headers,
  body: body.toString().slice(0, 300),
});

function targetsIn({ paths }: OpenApi): Target[] {
  return Object.entries(paths)
    .filter(([path]) => !ENDS_SESSIONS.test(path))
    .flatMap(([path, operations]) =>
      Object.entries(operations as Record<string, unknown>).map(([method, operation]) => ({
        method,
        path,
        fields: fieldsIn(operation),
      })),
    );
}

/** Names of parameters and properties, wherever the description has them. */
function fieldsIn(operation: unknown): string[] {
  const text = JSON.stringify(Reflect.get(Object(operation), 'requestBody') ?? {});
  const query = JSON.stringify(Reflect.get(Object(operation), 'parameters') ?? []);
  const names = [
    ...text.matchAll(/"(\w+)":\{"(?:type|anyOf|oneOf|enum)"/g),
    ...query.matchAll(/"name":"(\w+)"/g),
  ];
  return [...new Set(names.map(([, name = '']) => name))];
}
