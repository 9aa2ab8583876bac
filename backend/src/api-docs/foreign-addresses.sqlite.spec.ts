import { api, as, guest } from '../../test/api';
import { type Canary, markup, openCanary } from '../../test/canary';
import { matrix } from '../../test/permissions/matrix';
import { ACTORS, type Scene, scene } from '../../test/permissions/people';
import { PNG } from '../../test/permissions/png';
import { paramsFor } from '../../test/permissions/records';
import { type Body, cellsOf, startsOfParts, visit } from '../../test/permissions/walk';
import { rentalScene } from '../../test/rental-scene';
import type { OpenApi } from './open-api';

/** An owner's calendar is read at its address, whose name is looked up first: `unreadable-calendars.spec.ts` says whose is not. */
const CALENDARS = 'POST /api/machines/{machine}/calendars';
const WRITES = Object.keys(matrix).filter((route) => !route.startsWith('GET ') && route !== CALENDARS);
const PART = 50;
const parts = startsOfParts(WRITES.length, PART);

let canary: Canary;

beforeEach(async () => {
  canary = await openCanary();
});
afterEach(async () => {
  await canary.close();
});

/** The application's own address, its database and nothing else. */
function strangersAsked(): string[] {
  const own = [api.url, api.adminUrl, process.env['TEST_DATABASE_URL'] ?? ''].flatMap((url) => {
    if (url === '') return [];
    const { hostname, port } = new URL(url);
    return [hostname, `${hostname}:${port}`];
  });
  return [...canary.asked].filter((name) => !own.includes(name));
}

it('hears a call to its address, however that is written', async () => {
  for (const url of canary.urls) await fetch(url);

  expect(canary.heard).toHaveLength(canary.urls.length);
  expect(strangersAsked()).not.toEqual([]);
});

it.each(parts)('calls no address that stands in a text of any route from %i on', async (from) => {
  const document = (await guest().get('/api/docs.json')).body as OpenApi;
  const people = await scene();
  const taken: string[] = [];
  const part = WRITES.slice(from, from + PART);
  let isMarkup = true;

  for (const route of part) {
    for (const change of [...textsIn(document, route).map(inField), everywhere]) {
      const text = isMarkup ? markup(canary.address()) : canary.address();
      if ((await send(people, route, (body) => change(body, text))).ok) taken.push(route);
      isMarkup = !isMarkup;
    }
  }

  expect(canary.heard).toEqual([]);
  expect(strangersAsked()).toEqual([]);
  // Texts were really kept, and not refused for their looks.
  expect(new Set(taken).size).toBeGreaterThan(part.length / 3);
});

it('calls none for a parameter or a header of any route', async () => {
  const people = await scene();
  const names = ['next', 'url', 'redirect', 'callback', 'search', 'return_to', 'image'];

  for (const route of Object.keys(matrix).filter((one) => one.startsWith('GET '))) {
    const query = Object.fromEntries(names.map((name) => [name, canary.address()]));
    await send(people, route, (body) => ({ ...body, ...query }));
  }
  for (const path of ['/', '/login', '/api/machines', '/api/user']) {
    const [foreign, port] = [canary.address(), new URL(canary.address()).port];
    await guest().send('get', `${path}?next=${encodeURIComponent(foreign)}`, '', {
      Referer: foreign,
      'X-Forwarded-Host': `127.0.0.1:${port}`,
      'X-Original-URL': foreign,
      Forwarded: `host=127.0.0.1:${port}`,
    });
  }

  expect(canary.heard).toEqual([]);
  expect(strangersAsked()).toEqual([]);
});

it('calls none for what a file, a picture’s name or an agreement holds', async () => {
  const { owner, renter, approved } = await rentalScene();
  const request = await approved();
  const url = canary.address();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><image href="${url}"/></svg>`;
  const entity = `<!DOCTYPE a [<!ENTITY b SYSTEM "${url}">]><a>&b;</a>`;

  for (const [text, name] of [
    [svg, 'a.svg'],
    [entity, 'a.xml'],
    [markup(url), 'a.html'],
    [url, 'a.url'],
  ] as const) {
    expect((await as(owner).upload('/api/media', Buffer.from(text), name)).status).toBe(422);
  }
  expect((await as(owner).upload('/api/media', PNG, url)).status).toBe(201);
  await api.dataSource.query('UPDATE document_agreements SET content = ?', [markup(url)]);
  for (const file of ['agreement', 'agreement.pdf', 'receipt.pdf']) {
    await as(renter).get(`/api/rental_requests/${request.id}/${file}`);
  }
  const { status, body } = await as(renter).get(`/api/rental_requests/${request.id}/agreement.pdf`);

  expect([status, Buffer.isBuffer(body)]).toEqual([200, true]);
  expect(canary.heard).toEqual([]);
  expect(strangersAsked()).toEqual([]);
});

async function send(people: Scene, route: string, change: (body: Body) => Body) {
  const side = people.sides.own;
  const may = cellsOf(matrix[route] ?? '').own.findIndex((status) => status < 300);
  const actor = ACTORS[may] ?? 'admin';
  return visit(people, { route, actor, side }, await paramsFor(route, side), change);
}

function textsIn({ paths }: OpenApi, route: string): string[] {
  const [method = '', path = ''] = route.replace(/#.*/, '').split(' ');
  const described = JSON.stringify(
    Reflect.get(Object(paths[path]?.[method.toLowerCase()]), 'requestBody') ?? {},
  );
  return [
    ...new Set(
      [...described.matchAll(/"(\w+)":\{"type":(?:"string"|\["string")/g)].map(([, name = '']) => name),
    ),
  ];
}

type Change = (body: Body, text: string) => Body;

function inField(name: string): Change {
  return (body, text) => {
    const value = name.includes('email') ? 'someone@canary.invalid' : text;
    const [first] = Array.isArray(body?.['data']) ? (body['data'] as object[]) : [];
    return first ? { data: [{ ...first, [name]: value }] } : { ...body, [name]: value };
  };
}

/** Every text that there is, however deep. */
const everywhere: Change = (body, text) =>
  body &&
  (JSON.parse(JSON.stringify(body), (_key, value: unknown) =>
    typeof value === 'string' ? text : value,
  ) as Body);
