import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { api, rows } from '../../test/api';
import { yard } from '../../test/command';
import { databaseUrl } from '../../test/main-process';
import { remoteDist } from '../../test/remote-dist';
import { becomesListed, listed, named, publish, releases } from '../../test/remote-scene';

it('publishes what a build left, by a command, without a restart', async () => {
  const variables = { DATABASE_URL: databaseUrl(), STORAGE_URL: api.storage };
  expect(await listed()).toBeUndefined();

  const { code, output } = await yard(['remote:publish', 'mf-small', '--dir', remoteDist('one')], variables);

  const version = /^mf-small ([0-9a-f]{12}) is published/.exec(output)?.[1];
  expect([code, output]).toEqual([0, `mf-small ${version} is published: 6 files, 0 kB\nit is live\n`]);
  // Another process made it, of which this one hears.
  await becomesListed(String(version));
  const remote = await listed();
  expect(remote).toMatchObject({ version, entry: `/remotes/mf-small/${version}/mf-manifest.json` });
  expect(remote?.integrity).toEqual({
    'assets/page.css': hashOf('p {}'),
    'assets/page.js': hashOf('export {};'),
    'remoteEntry.js': hashOf('"one";'),
  });
  const list = await yard(['remote:list'], variables);
  expect(list.output).toMatch(new RegExp(`^mf-small +${version} +live +published`, 'm'));
  expect(list.output).toMatch(/^mf-rentals +[0-9a-f]{12} +live +built with the installation$/m);
});

it('serves a version for ever, compressed to who takes that', async () => {
  const version = await publish('kept');

  const answer = await request(api.url)
    .get(`/remotes/mf-small/${version}/remoteEntry.js`)
    .set('Accept-Encoding', 'br');

  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

it('makes another version of what was edited, and goes on serving the one before to open pages', async () => {
  const folder = remoteDist('edited');
  const { version: first } = await releases().publish('mf-small', folder);
  appendFileSync(join(folder, 'assets/page.js'), '// edited');

  const { version: second } = await releases().publish('mf-small', folder);

  expect(second).not.toBe(first);
  expect((await listed())?.version).toBe(second);
  for (const version of [first, second])
    await request(api.url).get(`/remotes/mf-small/${version}/assets/page.js`).expect(200);
});

it('goes back, step by step, and to a version that is named', async () => {
  const [one, two, three] = [await publish('1'), await publish('2'), await publish('3')];

  await releases().rollback('mf-small');
  expect(await rows('remote_releases')).toMatchObject([{ version: two }]);
  await releases().rollback('mf-small');
  expect(await rows('remote_releases')).toMatchObject([{ version: one }]);
  await releases().rollback('mf-small', three);

  expect((await listed())?.version).toBe(three);
  expect(await rows('audit_events', "record_type = 'remote_release'")).toHaveLength(6);
});

it('goes back to what the installation was built with', async () => {
  const before = await listed('mf_support');
  await releases().publish('mf-support', remoteDist('support', named('mf_support')));
  expect((await listed('mf_support'))?.version).not.toBe(before?.version);

  await releases().rollback('mf-support');

  expect(await listed('mf_support')).toEqual(before);
});

it('removes what nobody got for long, never what is live, tried or next to go back to', async () => {
  const [one, two, three] = [await publish('1'), await publish('2'), await publish('3')];
  api.clock.set('2030-01-01T00:00:00Z');

  const gone = await releases().prune(7);

  expect(gone.map(({ version }) => version)).toEqual([one]);
  await request(api.url).get(`/remotes/mf-small/${one}/remoteEntry.js`).expect(404);
  for (const version of [two, three])
    await request(api.url).get(`/remotes/mf-small/${version}/remoteEntry.js`).expect(200);
});

it('removes what was killed while it was published, not what is being published', async () => {
  await publish('whole');
  const shelf = join(api.storage, 'remotes/mf-small');
  const [old, young] = ['0123456789ab.old.part', '0123456789ab.young.part'];
  for (const name of [old, young]) mkdirSync(join(shelf, name));
  utimesSync(join(shelf, old), 0, 0);

  await releases().prune(7);

  expect(readdirSync(shelf)).not.toContain(old);
  expect(readdirSync(shelf)).toContain(young);
});

it('keeps what was tried until now for the pages that have it', async () => {
  await publish('live');
  const tried = await publish('tried', { share: 1_000 });
  api.clock.set('2030-01-01T00:00:00Z');
  await publish('tried next', { share: 1_000 });

  expect(await releases().prune(7)).toEqual([]);
  await request(api.url).get(`/remotes/mf-small/${tried}/remoteEntry.js`).expect(200);
});

it.each([
  ['a name that leads elsewhere', '../out', {}, /no name/],
  ['what is not built', 'mf-small', { 'remote.json': null }, /no remote\.json: is it built\?/],
  ['what has no code', 'mf-small', { 'remoteEntry.js': null }, /no remoteEntry\.js/],
  ['what says two names', 'mf-small', { 'mf-manifest.json': '{"name":"mf_big"}' }, /one name for both/],
  ['another’s code name', 'mf-small', named('mf_rentals'), /mf-rentals is called mf_rentals already/],
])('refuses %s, and nothing is published', async (_what, name, files, message) => {
  const published = releases().publish(name, remoteDist('unfit', files));

  await expect(published).rejects.toThrow(message);
  expect([...(await rows('remote_versions')), ...(await rows('remote_releases'))]).toEqual([]);
});

it('refuses a version that is not there, or was changed on disk', async () => {
  const folder = remoteDist('changed');
  const { version } = await releases().publish('mf-small', folder);
  appendFileSync(join(api.storage, 'remotes/mf-small', version, 'remoteEntry.js'), '// evil');

  await expect(releases().publish('mf-small', folder)).rejects.toThrow(/was changed by hand/);
  await expect(releases().promote('mf-small', '000000000000')).rejects.toThrow(/has no version 000000000000/);
  await expect(releases().rollback('mf-nothing')).rejects.toThrow(/has no earlier version/);
  expect(await rows('remote_releases')).toHaveLength(1);
});

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
