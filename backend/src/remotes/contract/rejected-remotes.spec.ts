import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { api, rows } from '../../../test/api';
import { remoteDist } from '../../../test/remote-dist';
import { isTried, listed, publish, releases } from '../../../test/remote-scene';
import { archiveOf, send, team } from '../../../test/team-scene';
import type { LiveCheck } from './live-check';

interface Used {
  contract?: number;
  shared?: Record<string, { version: string; names: string[] | null }>;
  api?: string[];
}

const ofSupport = (path: string) =>
  readFileSync(join(__dirname, '../../../../mf-support/dist', path), 'utf8');
const real = JSON.parse(ofSupport('contract.json')) as Required<Used>;
/** A small remote whose build says that it needs this. */
const needing = (used: Used, files: Record<string, string> = {}) =>
  remoteDist('needy', { 'contract.json': JSON.stringify({ ...real, ...used }), ...files });
const using = (name: string, version: string, names: string[] = []) =>
  needing({ shared: { ...real.shared, [name]: { version, names } } });
const published = async (folder: string) => send(await team(), await archiveOf(folder));
const KEPT = join(__dirname, '../../../../tools/packages/kept');
const builtBefore = readdirSync(KEPT, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /mf-/.test(path),
);

it('notes when building what a remote uses of the shells and of the API', () => {
  expect(real.contract).toBe(1);
  expect(real.shared['react']?.version).toMatch(/^\^19\./);
  expect(real.shared['@yard/contracts']?.names).toContain('supportTicketType');
  expect(real.api).toEqual(expect.arrayContaining(['api/support_tickets', 'api/recordings']));
});

it('tells whoever publishes the types that its shells share, without what our own comments say', async () => {
  const { status, body } = await request(api.url).get('/contract-types.json');

  expect(status).toBe(200);
  expect(body.shared).toEqual(
    expect.arrayContaining(['@yard/ui', '@yard/contracts', '@laravel-wire/client']),
  );
  const { [body.modules['@kit/money'] as string]: money } = body.files as Record<string, string>;
  expect(money).toMatch(/^export /);
  expect(JSON.stringify(body.files)).not.toMatch(/\/\*\*/);
});

it.each([
  ['what the site can serve', () => needing({})],
  ['what an older React was given to', () => using('react', '^19.0.0')],
  ...builtBefore.map((path): [string, () => string] => [
    `what calls the API as ${path} did`,
    () => needing({ api: (JSON.parse(readFileSync(join(KEPT, path), 'utf8')) as Used).api ?? [] }),
  ]),
])('publishes %s', async (_what, folder) => expect((await published(folder())).status).toBe(201));

it.each([
  [
    'another contract',
    () => needing({ contract: 99 }),
    'it was built for contract 99, and shell-public has 1',
  ],
  [
    'a newer React',
    () => using('react', '^19.99.0'),
    /^it needs react \^19\.99\.0, and shell-public has 19\.[\d.]+$/,
  ],
  [
    'a part of ours that is not there',
    () => using('@yard/ui', '^0.1.0', ['Button', 'Hologram']),
    'it uses Hologram of @yard/ui, which shell-public does not have',
  ],
  [
    'a package that is not shared',
    () => using('three', '^1.0.0'),
    'it uses three, which shell-public does not share',
  ],
  [
    'a page to be drawn that its build left nothing for',
    () =>
      needing(
        {},
        {
          'remote.json': JSON.stringify({
            name: 'mf_small',
            public: { routes: [{ path: '/a', page: 'A', access: 'any', title: 'A', drawn: true }] },
          }),
          'parts.json': '{"B":[]}',
        },
      ),
    'its remote.json says that A is drawn on the server, and its build cannot',
  ],
  [
    'a call that the API does not answer',
    () => needing({ api: ['api/machines', 'api/machines/{}/photos', 'api/machines/{}/flights'] }),
    'it calls api/machines/{}/flights, which this API does not have',
  ],
  [
    'what module federation noted of it',
    () =>
      remoteDist('noted', {
        'mf-manifest.json': JSON.stringify({
          name: 'mf_small',
          shared: [{ name: 'react-router', requiredVersion: '^99.0.0' }],
        }),
      }),
    /^it needs react-router \^99\.0\.0, and shell-public has 7\.[\d.]+$/,
  ],
  [
    'pages that its build does not expose',
    () => needing({}, { 'mf-manifest.json': JSON.stringify({ name: 'mf_small', exposes: [] }) }),
    'its remote.json has pages of ./public, which its build does not expose',
  ],
  [
    'a contract that cannot be read',
    () => remoteDist('broken', { 'contract.json': '{' }),
    /^contract\.json is no JSON/,
  ],
])('refuses %s with the reason, and nothing is kept', async (_what, folder, reason) => {
  const answer = await published(folder());

  expect(answer.status).toBe(422);
  const words = (answer.body as { errors: { file: string[] } }).errors.file[0];
  expect(words).toEqual(typeof reason === 'string' ? reason : expect.stringMatching(reason));
  expect([...(await rows('remote_versions')), ...(await rows('remote_releases'))]).toEqual([]);
  expect(await listed()).toBeUndefined();
});

it('says all that is in the way, and each once', async () => {
  const answer = await published(needing({ contract: 2, api: ['api/flights', 'api/flights'] }));

  expect((answer.body as { message: string }).message).toBe(
    'it was built for contract 2, and shell-public has 1; it calls api/flights, which this API does not have',
  );
});

it('gives no version to anybody whose needs the site has lost since it was published', async () => {
  const version = await publish('was fine', { share: 1_000 });
  changeContract(version, { api: ['api/flights'] });

  for (const move of [
    () => releases().promote('mf-small', version),
    () => releases().canary('mf-small', version, 5_000),
    () => releases().rollback('mf-small', version),
  ]) {
    await expect(move()).rejects.toThrow('it calls api/flights, which this API does not have');
  }
  expect(await rows('remote_releases')).toMatchObject([{ version: null, canary_share: 1_000 }]);
});

it('says of each version that visitors get, or got before, whether this build serves it', async () => {
  const gone = await publish('was live');
  changeContract(gone, { contract: 2 });
  const fits = await publish('fits');
  const tried = await publish('is tried', { share: 1_000 });
  changeContract(tried, { api: ['api/flights'] });
  await isTried();

  const check = api.provider<LiveCheck>('src/remotes/contract/live-check', 'LiveCheck');

  const found = await check.all();
  expect(found.filter(({ name }) => name === 'mf-small')).toEqual([
    { name: 'mf-small', version: fits, state: 'live', unmet: [] },
    {
      name: 'mf-small',
      version: tried,
      state: 'tried',
      unmet: ['it calls api/flights, which this API does not have'],
    },
    {
      name: 'mf-small',
      version: gone,
      state: 'next to go back to',
      unmet: ['it was built for contract 2, and shell-public has 1'],
    },
  ]);
  const built = found.filter(({ name }) => name !== 'mf-small');
  expect(built.map(({ name }) => name)).toContain('mf-rentals');
  expect(built.flatMap(({ unmet }) => unmet)).toEqual([]);
});

function changeContract(version: string, used: Used): void {
  writeFileSync(
    join(api.storage, 'remotes/mf-small', version, 'contract.json'),
    JSON.stringify({ ...real, ...used }),
  );
}
