import type { WatchedVersionRecord } from '@yard/contracts/watching';
import request from 'supertest';
import { api, as, guest, rows } from '../../../test/api';
import { eventually } from '../../../test/eventually';
import { make } from '../../../test/make';
import { isTried, listed, publish } from '../../../test/remote-scene';

const PATH = '/api/remote_releases';

async function seen(): Promise<WatchedVersionRecord[]> {
  const { body } = await as(await make.admin()).get(PATH);
  return (body as { versions: WatchedVersionRecord[] }).versions;
}

it('shows admins every version, who gets it, and for how many of them it failed', async () => {
  const live = await publish('as it was');
  const tried = await publish('to be tried', { share: 1_000 });
  await isTried();
  const { body } = await request(api.url).get(`/remotes.json?opened=${tried}`);
  const { receipt } = body as { receipt: string };
  await request(api.url).get(`/remotes.json?without=${tried}&receipt=${receipt}`);
  await eventually('a failure is counted', async () => (await seen()).some(({ failed }) => failed > 0));

  const versions = (await seen()).filter(({ name }) => name === 'mf-small');

  expect(versions).toEqual([
    expect.objectContaining({ version: tried, state: 'tried', share: 10, opened: 1, failed: 1 }),
    {
      name: 'mf-small',
      version: live,
      published_at: expect.stringMatching(/^2026-11-20T12:00:00/),
      published_by: null,
      release_group: null,
      state: 'live',
      share: null,
      taken_back_at: null,
      taken_back_because: null,
      commit: null,
      author: null,
      message: null,
      signed_with: null,
      bytes: expect.any(Number),
      next_share: null,
      next_share_at: null,
      stopped_because: null,
      opened: 0,
      failed: 0,
    },
  ]);
  expect((await seen()).find(({ name }) => name === 'mf-support')).toMatchObject({
    published_at: null,
    state: 'live',
  });
});

it('lets an admin try, promote and take back a version, each in the audit log under that name', async () => {
  const admin = await make.admin();
  const [one, two] = [await publish('1'), await publish('2')];
  await as(admin).post(`${PATH}/mf-small/rollback`, {});
  expect(await listed()).toMatchObject({ version: one });

  const tried = await as(admin).post(`${PATH}/mf-small/canary`, { version: two, share: 25 });
  const promoted = await as(admin).post(`${PATH}/mf-small/promote`, { version: two });
  const back = await as(admin).post(`${PATH}/mf-small/rollback`, { version: one });

  expect(tried.body).toEqual({
    releases: [{ name: 'mf-small', version: one, canary_version: two, canary_share: 25 }],
  });
  expect(promoted.body).toMatchObject({ releases: [{ version: two, canary_version: null }] });
  expect(back.body).toMatchObject({ releases: [{ version: one }] });
  const events = await rows<{ action: string; user_id: number; data: string }>(
    'audit_events',
    "record_type = 'remote_release' AND user_id IS NOT NULL",
  );
  expect(events.map(({ action }) => action)).toEqual(['rollback', 'canary', 'promote', 'rollback']);
  expect(new Set(events.map(({ user_id }) => Number(user_id)))).toEqual(new Set([admin.id]));
  expect(events.map(({ data }) => JSON.stringify(data)).join()).not.toContain('team');
});

it.each([
  ['canary', { version: 'abcdefabcdef', share: 10 }, { version: [expect.stringMatching(/has no version/)] }],
  ['canary', { version: 'abcdefabcdef', share: 0 }, { share: [expect.any(String)] }],
  ['promote', {}, { version: ['The version field is required.'] }],
  ['rollback', {}, { version: [expect.stringMatching(/has no earlier version/)] }],
])('says what is wrong with %s of %j, and switches nothing', async (move, input, errors) => {
  const version = await publish('alone');

  const answer = await as(await make.admin()).post(`${PATH}/mf-support/${move}`, input);

  expect([answer.status, answer.body]).toMatchObject([422, { errors }]);
  expect(await rows('remote_releases')).toMatchObject([{ name: 'mf-small', version }]);
});

it('knows no remote that has no version', async () => {
  const answer = await as(await make.admin()).post(`${PATH}/mf-nothing/promote`, {});

  expect(answer.status).toBe(404);
});

it.each(['renter', 'owner', 'guest'] as const)('is nothing for a %s', async (who) => {
  await publish('mine');
  const client = who === 'guest' ? guest() : as(who === 'owner' ? await make.owner() : await make.user());

  const answers = [
    await client.get(PATH),
    await client.post(`${PATH}/mf-small/promote`, { version: 'built' }),
  ];

  expect(answers.map(({ status }) => status)).toEqual(who === 'guest' ? [401, 401] : [403, 403]);
  expect(await rows('audit_events', "record_type = 'remote_release' AND action <> 'publish'")).toEqual([]);
});
