import { misfitsOf, type Schema } from '@kit/federation-registry/misfits';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { api, as, rows } from '../../test/api';
import { make } from '../../test/make';
import { remoteDist } from '../../test/remote-dist';
import { listed, publish, releases } from '../../test/remote-scene';
import { archiveOf, ask, send, type Team, team } from '../../test/team-scene';

const route = { path: '/fleet/:id', page: 'FleetPage', access: 'any', title: 'Fleet' };
const at = (path: string) => ({ routes: [{ ...route, path }] });
const saying = (members: object, name = 'mf_small', files: Record<string, string | null> = {}) =>
  remoteDist('said', {
    'remote.json': JSON.stringify({ name, ...members }),
    'mf-manifest.json': JSON.stringify({ name }),
    ...files,
  });
const CSS = `sha256-${createHash('sha256').update('p {}').digest('base64')}`;
const sent = async (folder: string, by?: Team) => send(by ?? (await team()), await archiveOf(folder));
const errorOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { errors?: { file?: string[] } }).errors?.file?.[0],
];

it.each<[object, string]>([
  [{ public: at('fleet') }, 'public.routes[0].path "fleet" must begin with /, hold no * or ?, and'],
  [{ public: at('*') }, 'public.routes[0].path "*" must begin with /'],
  [{ admin: at('/fleet/*') }, 'admin.routes[0].path "/fleet/*" must begin with /'],
  [{ public: at('/:anything') }, 'public.routes[0].path "/:anything" must begin with /'],
  [{ public: at('/contact') }, 'public.routes[0].path /contact is a page of mf-support already'],
  [{ public: at('/Contact') }, 'public.routes[0].path /Contact is a page of mf-support already'],
  [{ public: at('/machines/9') }, 'public.routes[0].path /machines/9 is a page of mf-catalog already'],
  [{ public: at('/login') }, 'public.routes[0].path /login is a page of shell-public already'],
  [{ admin: at('/users/:id') }, 'admin.routes[0].path /users/:id is a page of shell-admin already'],
  [{ public: { routes: 5 } }, 'remote.json: public.routes must be of the type array'],
  [{ public: {} }, 'remote.json: public.routes is missing'],
  [{ public: { routes: [{ path: '/fleet' }] } }, 'public.routes[0].page is missing; public.routes[0].access'],
  [
    { public: { routes: [{ ...route, access: 'nobody' }] } },
    'public.routes[0].access "nobody" must be one of any,',
  ],
  [{ public: { routes: [{ ...route, acces: 'any' }] } }, 'public.routes[0].acces is no known member'],
  [{ pages: [] }, 'remote.json: pages is no known member'],
  [
    {
      public: {
        routes: [],
        nav: [{ to: 'javascript:alert(1)', label: 'F', icon: 'x', order: 1, access: 'any' }],
      },
    },
    'public.nav[0].to "javascript:alert(1)" must be an address of this site',
  ],
  [
    { admin: { routes: [], slots: [{ slot: 'home.machines', filler: 'Tile', order: 1 }] } },
    'admin.slots[0].slot "home.machines" must be one of home.tiles, home.panels',
  ],
])('refuses a remote.json that says %j, with the path of the member', async (members, words) => {
  const answer = await sent(saying(members));

  expect(errorOf(answer)).toEqual([422, expect.stringContaining(words)]);
  expect(await rows('remote_versions')).toEqual([]);
});

it.each<[object, string]>([
  [{ contract: '1' }, 'contract.json: contract must be of the type number'],
  [{ shared: { react: { version: 19, names: null } } }, 'shared.react.version must be of the type string'],
  [{ shared: { react: { version: '^19' } } }, 'contract.json: shared.react.names is missing'],
  [{ shared: { react: { version: '^19', names: 'all' } } }, 'names must be of the type array or null'],
  [{ api: ['api/users', '/users'] }, 'contract.json: api[1] "/users" must be a path of the API'],
  [{ needs: [] }, 'contract.json: needs is no known member'],
])('refuses a contract.json that says %j, with the path of the member', async (contract, words) => {
  const answer = await sent(saying({}, 'mf_small', { 'contract.json': JSON.stringify(contract) }));

  expect(errorOf(answer)).toEqual([422, expect.stringContaining(words)]);
});

it.each(['remote', 'contract', 'integrity'])(
  'tells the rules of %s.json, which real builds keep',
  async (file) => {
    const { status, body } = await request(api.url).get(`/${file}-schema.json`);

    expect([status, body.title]).toEqual([200, `${file}.json`]);
    for (const remote of ['agreements', 'catalog', 'rentals', 'support']) {
      const built = join(__dirname, `../../../mf-${remote}/dist/${file}.json`);
      expect([remote, misfitsOf(body as Schema, JSON.parse(readFileSync(built, 'utf8')))]).toEqual([
        remote,
        [],
      ]);
    }
  },
);

it('gives a page to whoever has it, until they leave it', async () => {
  const fleet = await team('fleet', ['mf-small']);
  const other = await team('other', ['mf-other']);
  const first = await sent(saying({ public: at('/fleet') }), fleet);
  expect((await sent(saying({ public: at('/fleet'), admin: at('/fleet') }), fleet)).status).toBe(201);
  const stolen = () => send(other, late, { name: 'mf-other' });
  const late = await archiveOf(saying({ public: at('/fleet') }, 'mf_other'));
  expect(errorOf(await stolen())).toEqual([
    422,
    'public.routes[0].path /fleet is a page of mf-small already',
  ]);

  expect((await sent(saying({ public: at('/fleet-notes') }), fleet)).status).toBe(201);
  expect((await stolen()).status).toBe(201);

  const back = await ask(fleet, 'rollback', { version: (first.body as { version: string }).version });
  const { version } = (back.body as { errors: { version: string[] } }).errors;
  expect([back.status, version]).toEqual([
    422,
    ['public.routes[0].path /fleet is a page of mf-other already'],
  ]);
  expect((await ask(fleet, 'rollback', {})).status).toBe(422);
});

it.each([
  ['module', 'entry.mjs', { file: 'entry.mjs', kind: 'module' }],
  ['global', 'remoteEntry.js', undefined],
])('lists an entry of the type %s as what it is', async (type, name, code) => {
  const noted = JSON.stringify({ name: 'mf_small', metaData: { remoteEntry: { name, path: '', type } } });
  const files = { 'mf-manifest.json': noted, 'entry.mjs': 'export const get = 1;' };

  expect((await sent(saying({}, 'mf_small', files))).status).toBe(201);

  const remote = await listed();
  expect((remote as { code?: object } | undefined)?.code).toEqual(code);
  expect(Object.keys(remote?.integrity ?? {})).toContain('entry.mjs');
});

it.each([
  ['commonjs-module', '', 'its entry is of the type commonjs-module: publish a script or a module'],
  ['global', 'import "./a.js";', /^remoteEntry\.js is no script, .*Cannot use import statement/],
])('refuses an entry of the type %s with the code %j', async (type, code, words) => {
  const noted = JSON.stringify({
    name: 'mf_small',
    metaData: { remoteEntry: { name: 'remoteEntry.js', type } },
  });
  const answer = await sent(saying({}, 'mf_small', { 'mf-manifest.json': noted, 'remoteEntry.js': code }));

  expect(errorOf(answer)).toEqual([422, typeof words === 'string' ? words : expect.stringMatching(words)]);
});

it.each<[string, Record<string, string>, string]>([
  [
    'a script beside its list of hashes',
    { 'integrity.json': JSON.stringify({ 'assets/page.css': CSS }) },
    'assets/page.js, remoteEntry.js is not what integrity.json says',
  ],
  [
    'a hash that is none',
    { 'integrity.json': '{"assets/page.css":"md5-x"}' },
    'integrity.json: assets/page.css "md5-x" must be sha256- and 32 bytes in base64',
  ],
  [
    'a contract without what its files use',
    {
      'contract.json': '{"contract":1,"shared":{},"api":[]}',
      'mf-manifest.json': '{"name":"mf_small","shared":[{"name":"react"}]}',
      'assets/late.mjs': 'fetch("/api/flights/9")',
    },
    'its contract.json names nothing, and its files use api/flights, react',
  ],
])('refuses a build with %s', async (_what, files, words) => {
  expect(errorOf(await sent(saying({}, 'mf_small', files)))).toEqual([422, words]);
});

describe('a version that is withdrawn', () => {
  const withdraw = (version: string, token: string, name = 'mf-small') =>
    request(api.url)
      .delete(`/api/remotes/${name}/versions/${version}`)
      .set('Authorization', `Bearer ${token}`);

  it('gives way to the one before, and the last takes the remote with it', async () => {
    const { token } = await team();
    const [one, two] = [await publish('1'), await publish('2')];

    expect((await withdraw(two, token)).status).toBe(204);
    expect((await listed())?.version).toBe(one);
    expect((await withdraw(one, token)).status).toBe(204);

    expect(await listed()).toBeUndefined();
    expect(await rows('remote_versions')).toEqual([]);
    await request(api.url).get(`/remotes/mf-small/${two}/remoteEntry.js`).expect(404);
    expect((await withdraw(one, token)).status).toBe(404);
    expect(await rows('audit_events', "action = 'withdraw'")).toHaveLength(2);
  });

  it('is its team’s, or an admin’s, and nobody else’s', async () => {
    const version = await publish('1');
    const path = `/api/remotes/mf-small/versions/${version}`;
    const stranger = await team('stranger', ['mf-other']);
    const support = await make.admin({ role: 'support' });

    expect((await withdraw(version, stranger.token)).status).toBe(403);
    expect((await withdraw(version, '')).status).toBe(401);
    expect((await as(await make.owner()).delete(path)).status).toBe(403);
    expect((await as(support).delete(path)).status).toBe(403);
    expect((await listed())?.version).toBe(version);
    expect((await as(await make.admin()).delete(path)).status).toBe(204);
    expect((await as(await make.admin()).delete(path)).status).toBe(404);
  });

  it('ends a trial, and is not gone back to', async () => {
    const { token } = await team();
    const [one, two] = [await publish('1'), await publish('2')];
    const tried = await publish('3', { share: 1_000 });

    await withdraw(tried, token);
    await withdraw(one, token);

    expect(await rows('remote_releases')).toMatchObject([
      { version: two, canary_version: null, past: '[null]' },
    ]);
    await releases().rollback('mf-small');
    expect(await listed()).toBeUndefined();
  });
});
