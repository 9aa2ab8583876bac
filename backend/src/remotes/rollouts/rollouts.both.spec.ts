/** @jest-environment-options {"proxies":"loopback"} */
import request from 'supertest';
import { api, as, rows } from '../../../test/api';
import { make } from '../../../test/make';
import { remoteDist } from '../../../test/remote-dist';
import { isTried, named, publish, releases, served } from '../../../test/remote-scene';
import { archiveOf, ask, send, team } from '../../../test/team-scene';
import type { SessionCounts } from '../failing/session-counts';
import type { Rollouts } from './rollouts';

const round = () => api.provider<Rollouts>('src/remotes/rollouts/rollouts', 'Rollouts').round();
const counts = () => api.provider<SessionCounts>('src/remotes/failing/session-counts', 'SessionCounts');
const noted = (action: string) => rows('audit_events', `action = '${action}'`);

async function reached(token: string, version: string) {
  const answer = await request(api.url)
    .get('/api/remotes/mf-small/versions')
    .set('Authorization', `Bearer ${token}`);
  const { versions } = answer.body as { versions: { version: string }[] };
  return versions.find((one) => one.version === version);
}

/** A team's version on its way: 1, 10 and 100 percent, five minutes apart. */
async function begun(mail: string | null = null) {
  const live = await publish('live');
  const support = await team('support', ['mf-small'], mail);
  const fields = { steps: '1,10,100', minutes: '5' };
  const { body, status } = await send(support, await archiveOf(remoteDist('next')), { fields });
  const { version } = body as { version: string };
  await isTried();
  return { support, live, version, status, now: () => reached(support.token, version) };
}

async function failsFor(version: string, many: number): Promise<void> {
  const since = (await served().offered()).find(({ name }) => name === 'mf-small')?.since ?? 0;
  for (let who = 0; who < many; who += 1) {
    const opening = { name: 'mf-small', version, since, who: `${who}`, isEarly: false };
    await counts().opened(opening, opening.who);
    await counts().failed(opening);
  }
}

it('raises the share by itself, a step each time, until everybody has it', async () => {
  const { version, status, now } = await begun();
  expect([status, await now()]).toMatchObject([
    201,
    { state: 'tried', share: 1, next_share: 10, next_share_at: '2026-11-20T12:05:00.000000Z' },
  ]);

  api.clock.set('2026-11-20T12:04:59Z');
  await round();
  expect(await now()).toMatchObject({ share: 1 });
  api.clock.set('2026-11-20T12:05:00Z');
  await Promise.all([round(), round()]);
  expect(await now()).toMatchObject({
    share: 10,
    next_share: 100,
    next_share_at: '2026-11-20T12:10:00.000000Z',
  });
  api.clock.set('2026-11-20T12:10:00Z');
  await round();

  expect(await now()).toMatchObject({ state: 'live', share: null, next_share: null, next_share_at: null });
  expect(await noted('step')).toHaveLength(1);
  expect(await rows('remote_releases')).toMatchObject([{ version, canary_version: null, rollout: null }]);
});

it('stops where it fails clearly more often than the version before, and says why', async () => {
  await make.admin();
  const { version, now } = await begun('support@example.test');
  await failsFor(version, 3);
  api.clock.set('2026-11-20T12:05:00Z');

  await Promise.all([round(), round()]);

  const because = 'failed for 3 of 3 sessions';
  expect(await now()).toMatchObject({
    share: 1,
    next_share: 10,
    next_share_at: null,
    stopped_because: because,
  });
  const mails = await rows('mails', "recipient = 'support@example.test'");
  expect(mails).toMatchObject([{ subject: `We stopped the rollout of mf-small ${version}` }]);
  expect(await noted('stop')).toHaveLength(1);
  await round();
  expect(await noted('stop')).toHaveLength(1);
});

it('lets an admin stop it and go on, counted anew', async () => {
  const admin = as(await make.admin());
  const { version, now } = await begun();
  const move = async (verb: string) => (await admin.post(`/api/remote_releases/mf-small/${verb}`, {})).status;
  await failsFor(version, 3);

  expect(await move('continue')).toBe(409);
  expect(await move('stop')).toBe(200);
  expect(await now()).toMatchObject({ stopped_because: 'was stopped by an admin', next_share_at: null });
  expect(await move('stop')).toBe(409);
  api.clock.set('2026-11-20T13:00:00Z');
  expect(await move('continue')).toBe(200);
  await round();

  expect(await now()).toMatchObject({
    share: 1,
    stopped_because: null,
    next_share_at: '2026-11-20T13:05:00.000000Z',
  });
});

it('raises and stops all of a group together', async () => {
  const wanted = { group: 'spring', share: { shares: [100, 1_000, 10_000], minutes: 5 } };
  const other = (words: string) => remoteDist(words, named('mf_other'));
  await publish('old');
  await releases().publish('mf-other', other('old'));
  const version = await publish('new', wanted);
  await releases().publish('mf-other', other('new'), wanted);

  api.clock.set('2026-11-20T12:05:00Z');
  await round();
  const shares = (await rows('remote_releases')).map(({ canary_share }) => canary_share);
  await failsFor(version, 3);
  await round();

  expect(shares).toEqual([1_000, 1_000]);
  const stopped = (await rows('remote_releases')).map(({ rollout }) => JSON.parse(String(rollout)) as object);
  expect(stopped).toEqual(Array(2).fill(expect.objectContaining({ next_at: null, shares: [10_000] })));
});

it('ends with the trial, and begins again with canary', async () => {
  const { support, version, now } = await begun();

  await ask(support, 'rollback', {});
  expect(await now()).toMatchObject({ state: null, next_share: null });
  const again = await ask(support, 'canary', { version, steps: '5,20' });
  const both = await ask(support, 'canary', { version, share: 5, steps: '5,20' });
  const none = await ask(support, 'canary', { version });

  expect(again.body).toMatchObject({ releases: [{ canary_version: version, canary_share: 5 }] });
  expect(await now()).toMatchObject({ share: 5, next_share: 20 });
  expect([both.body, none.body]).toMatchObject([
    { errors: { steps: [expect.any(String)] } },
    { errors: { share: [expect.any(String)] } },
  ]);
});
