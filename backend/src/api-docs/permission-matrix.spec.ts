import request from 'supertest';
import { api, guest, rows } from '../../test/api';
import { problemsOf } from '../../test/check-schema';
import type { Statement } from '../../test/count-queries';
import { eventually } from '../../test/eventually';
import { matrix } from '../../test/permissions/matrix';
import { type Scene, scene } from '../../test/permissions/people';
import { MISSING, paramsFor } from '../../test/permissions/records';
import {
  type Answer,
  type Seen,
  cellsOf,
  startsOfParts,
  statusesOf,
  verbOf,
  visit,
} from '../../test/permissions/walk';
import { ref } from './json-schema';
import type { OpenApi } from './open-api';

const EVERY_SIDE = api.dialect === 'sqlite';
const ownSides = (rows: Row[]) => rows.map(([route, row]) => [route, row.split('|')[0]?.trim()]);

type Row = [route: string, row: string];
const PART = 20;
const parts = startsOfParts(Object.keys(matrix).length, PART);
const partOf = (from: number) => Object.entries(matrix).slice(from, from + PART);

const WRITES = /^(INSERT INTO|UPDATE|DELETE FROM) [`"](?!sessions\b)/;

let document: OpenApi;
let people: Scene;

beforeEach(async () => {
  document = (await guest().get('/api/docs.json')).body as OpenApi;
  people = await scene();
});

it('has a row for every route, and a route for every row', () => {
  const routes = Object.keys(matrix).map((route) => route.replace(/#.*/, ''));

  expect([...new Set(routes)].sort()).toEqual(routesOf(document).sort());
});

it.each(parts)('gives everybody what the table says from row %i on, as the document says', async (from) => {
  const table = partOf(from);
  const found: Record<string, string> = {};
  const problems: string[] = [];
  const seen: Seen = (route, answer, sent) => {
    const isWrite = ({ sql, parameters }: Statement) => WRITES.test(sql) && !parameters.includes('login');
    const written = answer.status === 403 ? sent.filter(isWrite) : [];
    problems.push(
      ...undescribed(document, route, answer),
      ...written.map(({ sql }) => `${route} is 403: ${sql}`),
    );
  };

  for (const [route, row] of table) {
    const own = await statusesOf(people, route, people.sides.own, seen);
    const isWhole = EVERY_SIDE && cellsOf(row).foreign !== null;
    const foreign = isWhole ? await statusesOf(people, route, people.sides.foreign, seen) : null;
    found[route] = [own, foreign].flatMap((group) => (group ? [group.join(' ')] : [])).join(' | ');
  }
  await batchesEnded();

  expect(found).toEqual(Object.fromEntries(EVERY_SIDE ? table : ownSides(table)));
  expect([...new Set(problems)]).toEqual([]);
});

it.each(parts)(
  'finds no record under an unknown id from row %i on, for whoever is signed in',
  async (from) => {
    const { own: side } = people.sides;
    const found: string[] = [];

    for (const route of partOf(from)
      .map(([one]) => one)
      .filter(namesRecord)) {
      const params = await paramsFor(route, side);
      for (const name of Object.keys(params).filter((one) => route.includes(`{${one}}`))) {
        for (const actor of ['stranger', 'admin'] as const) {
          const { status } = await visit(people, { route, actor, side }, { ...params, [name]: MISSING });
          // The policy of the record above refuses a stranger before the id below it is looked up.
          const isRefused = status === 403 && actor === 'stranger' && name !== 'id' && name !== 'machine';
          if (status !== 404 && !isRefused) found.push(`${route} ${name} ${actor} ${status}`);
        }
      }
    }

    expect(found).toEqual([]);
  },
);

it('changes nothing without the anti-forgery token', async () => {
  const { own: side } = people.sides;
  const unsafe = operationsOf(document).filter(({ operation }) => '419' in operation.responses);
  const found: string[] = [];

  for (const { method, path } of unsafe) {
    const filled = path.replace(/\{\w+\}/g, String(side.machine.id));
    const answer = await request(api.url)[verbOf(method)](filled).set('Origin', api.url);
    const problems = undescribed(document, `${method} ${path}`, answer);
    if (answer.status !== 419) found.push(`${method} ${path} ${answer.status}`);
    found.push(...problems);
  }

  expect(found).toEqual([]);
  expect(unsafe.length).toBeGreaterThan(100);
});

it('answers every other method of a path with 405 and the names of those there are', async () => {
  const found: string[] = [];

  for (const path of Object.keys(document.paths)) {
    const filled = path.replace(/\{\w+\}/g, '1');
    const methods = methodsOf(document, filled);
    const other = ['DELETE', 'PUT', 'PATCH', 'POST'].find((method) => !methods.includes(method));
    if (!other) continue;
    const answer = await guest().send(verbOf(other), filled);
    const allowed = String(answer.headers.allow).split(', ');
    const isNamed = methods.every((method) => allowed.includes(method));
    if (answer.status !== 405 || !isNamed) found.push(`${other} ${path} ${answer.status} ${allowed.join()}`);
    found.push(...problemsOf(answer.body, ref('Problem'), document.components.schemas, path));
  }

  expect(found).toEqual([]);
});

function methodsOf(whole: OpenApi, filled: string): string[] {
  const fits = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(filled);
  return operationsOf(whole).flatMap(({ method, path }) => (fits(path) ? [method] : []));
}

const namesRecord = (route: string) =>
  route.includes('{') && !/\/(email|apps|impersonation|api\/remotes|api\/remote_preview)\//.test(route);

function undescribed({ paths, components }: OpenApi, route: string, answer: Answer): string[] {
  const [method = '', path = ''] = route.replace(/#.*/, '').split(' ');
  const response = paths[path]?.[method.toLowerCase()]?.responses[answer.status];
  const known = response && '$ref' in response ? components.responses[named(response.$ref)] : response;
  const at = `${route} ${answer.status}`;
  if (!known || '$ref' in known) return [`${at} is not described`];
  const [[type, { schema }] = ['', { schema: null }]] = Object.entries(known.content ?? {});
  const sentType = answer.headers['content-type']?.split(';')[0] ?? '';
  if (schema === null)
    return answer.status === 302 || answer.text === '' ? [] : [`${at} has a body: ${answer.text}`];
  if (sentType !== type) return [`${at} is ${sentType}, expected ${type}`];
  const sent = Buffer.isBuffer(answer.body) ? answer.body.toString('latin1') : answer.text;
  return problemsOf(type === 'application/json' ? answer.body : sent, schema, components.schemas, at);
}

const named = (reference: string) => reference.split('/').at(-1) ?? '';

function operationsOf({ paths }: OpenApi) {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
}

const routesOf = (whole: OpenApi) => operationsOf(whole).map(({ method, path }) => `${method} ${path}`);

/** The dry runs go on in the background; the next test empties the tables. */
async function batchesEnded() {
  const running = () => rows('batch_runs', "status IN ('queued', 'running')");
  await eventually('no batch runs any more', async () => (await running()).length === 0);
}
