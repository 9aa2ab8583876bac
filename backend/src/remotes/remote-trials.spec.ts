import request from 'supertest';
import { api, rows } from '../../test/api';
import { remoteDist } from '../../test/remote-dist';
import { isTried, type Listed, listed, named, publish, releases, served } from '../../test/remote-scene';

it('tries a version with a share of the visitors, each of them always the same', async () => {
  const one = await publish('one');
  const two = await publish('two', { share: 1_000 });
  await isTried();

  const given = await Promise.all(
    Array.from({ length: 2_000 }, async (_, at) => {
      const remotes = await served().listFor(`visitor ${at}`);
      return remotes.find(({ folder }) => folder === 'mf-small')?.version;
    }),
  );

  expect(new Set(given)).toEqual(new Set([one, two]));
  const share = given.filter((version) => version === two).length / given.length;
  expect(share).toBeGreaterThan(0.08);
  expect(share).toBeLessThan(0.12);
});

it('tells visitors apart by a cookie of theirs, and only while something is tried', async () => {
  await publish('one');
  expect((await request(api.url).get('/remotes.json')).headers['set-cookie']).toBeUndefined();
  await publish('two', { share: 5_000 });
  await isTried();

  const first = await request(api.url).get('/remotes.json');
  const [cookie = ''] = first.headers['set-cookie'] as unknown as string[];
  expect(cookie).toMatch(/^remotes_visitor=[0-9a-f]{16}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
  const seen = (first.body as { remotes: Listed[] }).remotes.find(({ name }) => name === 'mf_small');
  for (let time = 0; time < 5; time += 1)
    expect((await listed('mf_small', cookie.split(';')[0]))?.version).toBe(seen?.version);
});

it('gives a visitor all remotes of a group, or none, and switches them together', async () => {
  const other = (words: string) => remoteDist(words, named('mf_other'));
  const old = await publish('old');
  const { version: oldOther } = await releases().publish('mf-other', other('old'));
  const tried = { group: 'spring', share: 5_000 };
  const young = await publish('new', tried);
  const { version: youngOther } = await releases().publish('mf-other', other('new'), tried);
  await isTried();

  const pairs = new Set<string>();
  for (let at = 0; at < 50; at += 1) {
    const list = await served().listFor(`visitor ${at}`);
    const of = (name: string) => list.find(({ folder }) => folder === name)?.version;
    pairs.add(`${of('mf-small')} ${of('mf-other')}`);
  }
  expect(pairs).toEqual(new Set([`${old} ${oldOther}`, `${young} ${youngOther}`]));

  const promoted = await releases().promote('mf-small', young);
  expect(promoted.map(({ version }) => version)).toEqual([youngOther, young]);
  expect((await releases().rollback('mf-other')).map(({ version }) => version)).toEqual([oldOther, old]);
});

it('ends a trial before it goes back any further', async () => {
  const one = await publish('one');
  await publish('two', { share: 1_000 });

  await releases().rollback('mf-small');

  expect(await rows('remote_releases')).toMatchObject([
    { version: one, canary_version: null, past: '[null]' },
  ]);
});

it('gives what is live already to a share, and to the others what they had before', async () => {
  const [one, two] = [await publish('one'), await publish('two')];

  await releases().canary('mf-small', two, 2_500);

  expect(await rows('remote_releases')).toMatchObject([
    { version: one, canary_version: two, canary_share: 2_500 },
  ]);
});
