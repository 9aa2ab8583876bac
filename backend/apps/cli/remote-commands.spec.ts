import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api, rows } from '../../test/api';
import { databaseUrl } from '../../test/main-process';
import { remoteDist } from '../../test/remote-dist';
import { listed, served } from '../../test/remote-scene';

const remote = async (words: string[]) => {
  const place = { DATABASE_URL: databaseUrl(), STORAGE_URL: api.storage };
  const { code, output } = await api.yard(words, place);
  return [code, output];
};

async function published(...options: string[]): Promise<{ version: string; reach: string }> {
  const result = await remote(['remote:publish', 'mf-small', ...options]);
  const [, version = '', reach = ''] =
    /^mf-small ([0-9a-f]{12}) is published: 6 files, 0 kB\n(.*)\n$/.exec(String(result[1])) ?? [];
  expect([result[0], version]).toEqual([0, expect.stringMatching(/./)]);
  return { version, reach };
}

it('says who gets which version, from a trial to its end', async () => {
  const first = await published('--dir', remoteDist('one'), '--group', 'both');
  const second = await published('--dir', remoteDist('two'), '--share', '10%', '--expects', first.version);
  const third = await published('--dir', remoteDist('three'), '--try');
  expect([first, second, third].map(({ reach }) => reach)).toEqual([
    'it is live',
    `it is tried; the others get ${first.version}`,
    'nobody gets it; an admin may try it alone, on the page of remotes',
  ]);
  expect(
    await remote(['remote:publish', 'mf-small', '--dir', remoteDist('four'), '--expects', 'built']),
  ).toEqual([1, `Conflict: mf-small has ${first.version} live, and not built: someone else published.\n`]);

  const [code, list] = await remote(['remote:list']);
  const own = String(list)
    .split('\n')
    .filter((line) => line.startsWith('mf-small'));
  const at = (line: string) => line.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/, 'NOW');
  expect([code, own.map(at)]).toEqual([
    0,
    [
      `mf-small             ${third.version}                 published NOW`,
      `mf-small             ${second.version}  tried by 10 %  published NOW`,
      `mf-small             ${first.version}  live           published NOW, group both`,
    ],
  ]);

  expect(await remote(['remote:canary', 'mf-small', third.version, '2.5%'])).toEqual([
    0,
    `mf-small: ${first.version} is live, 2.5 % of the visitors try ${third.version}\n`,
  ]);
  expect(await remote(['remote:promote', 'mf-small', second.version])).toEqual([
    0,
    `mf-small: ${second.version} is live\n`,
  ]);
  expect(await remote(['remote:rollback', 'mf-small'])).toEqual([0, `mf-small: ${first.version} is live\n`]);
  expect(await remote(['remote:prune'])).toEqual([0, 'nothing to remove\n']);
  const [, gone] = await remote(['remote:prune', '--days', '0']);
  expect(String(gone).split('\n').sort()).toEqual(
    ['', ...[second, third].map(({ version }) => `mf-small ${version} is removed`)].sort(),
  );
});

it('says of what is live whether it fits this build', async () => {
  const { version } = await published('--dir', remoteDist('one'));

  expect((await remote(['remote:check']))[0]).toBe(0);
  expect((await remote(['remote:check']))[1]).toContain(`ok    mf-small ${version}, live: fits\n`);
});

it('takes a remote out of the site, with its files, and lets it come back', async () => {
  const one = await published('--dir', remoteDist('one'));
  await published('--dir', remoteDist('two'), '--share', '10%');
  const path = `/remotes/mf-small/${one.version}/remoteEntry.js`;
  expect((await fetch(api.url + path)).status).toBe(200);

  expect(await remote(['remote:remove', 'mf-small'])).toEqual([
    0,
    'mf-small: 2 versions are removed; it has no page any more\n',
  ]);

  served().forget();
  expect([await listed(), (await fetch(api.url + path)).status]).toEqual([undefined, 404]);
  expect([await rows('remote_versions'), await rows('remote_releases')]).toEqual([[], []]);
  expect(await rows('audit_events', "action = 'remove'")).toMatchObject([{ record_type: 'remote_release' }]);
  expect(await remote(['remote:remove', 'mf-small'])).toEqual([1, 'nothing was published of mf-small\n']);
  expect((await published('--dir', remoteDist('one'))).version).toBe(one.version);
});

it('says of a remote that was built with the installation that this is live again', async () => {
  const folder = join(__dirname, '../../../mf-support/dist');
  await remote(['remote:publish', 'mf-support', '--dir', folder]);

  expect(await remote(['remote:remove', 'mf-support'])).toEqual([
    0,
    'mf-support: 1 version is removed; what was built with the installation is live\n',
  ]);
});

it('lets a team publish, lists it, and takes that back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'yard-team-'));
  const key = join(folder, 'key.pem');
  writeFileSync(key, generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }));
  const team = ['remote:team', 'rentals', '--remotes', 'mf-rentals,mf-small', '--key', key, '--mail'];

  expect(await remote([...team, 'none'])).toEqual([1, 'none is no address\n']);
  expect(await remote(['remote:teams'])).toEqual([0, 'no team may\n']);
  expect(await remote([...team, 'team@example.com'])).toEqual([
    0,
    expect.stringMatching(
      /^rentals may publish mf-rentals, mf-small, with this token, which is not shown again:\nyard_[\w-]{43}\n$/,
    ),
  ]);
  expect(await remote(['remote:teams'])).toEqual([
    0,
    expect.stringMatching(
      /^rentals {14}mf-rentals, mf-small, since \d{4}-\d\d-\d\dT[\d:.]+Z, notified at team@example\.com\n$/,
    ),
  ]);
  const added = await remote(['remote:team', 'rentals', '--add-key', key, '--until', '2027-01-31']);
  expect(added).toEqual([
    0,
    expect.stringMatching(/^rentals signs with [0-9a-f]{12} until 2027-01-31T00:00:00.000Z\n$/),
  ]);
  const removed = await remote(['remote:team', 'rentals', '--remove-key', 'none']);
  expect(removed).toEqual([1, 'rentals has no key none\n']);
  expect(await remote(['remote:team', 'rentals', '--add-key', key, '--until', 'soon'])).toEqual([
    1,
    '--until is a day: 2027-01-31\n',
  ]);
  expect(await remote(['remote:team:remove', 'rentals'])).toEqual([0, 'rentals may publish nothing\n']);
  expect(await rows('remote_teams', 'deleted_at IS NULL')).toEqual([]);
  rmSync(folder, { recursive: true });
});
