/** @jest-environment-options {"proxies":"loopback"} */
import { api, rows } from '../../../test/api';
import { remoteDist } from '../../../test/remote-dist';
import { publish } from '../../../test/remote-scene';
import { archiveOf, ask, send, team } from '../../../test/team-scene';
import type { UnitOfWork } from '@kit/server/store/unit-of-work';
import type { ReleaseSwitches } from '../release-switches';
import type { Rollouts } from './rollouts';

const round = () => api.provider<Rollouts>('src/remotes/rollouts/rollouts', 'Rollouts').round();
const switches = () => api.provider<ReleaseSwitches>('src/remotes/release-switches', 'ReleaseSwitches');
const work = () => api.provider<UnitOfWork>('@kit/server/store/unit-of-work', 'UnitOfWork');
const release = async () => (await rows('remote_releases'))[0];
const freeze = () => {
  api.environment.remoteFreezeUntil = new Date('2026-11-20T18:00:00Z');
};

afterEach(() => {
  api.environment.remoteFreezeUntil = null;
});

const REFUSED = {
  status: 409,
  body: {
    message:
      'Releases are frozen until 2026-11-20T18:00:00.000000Z. Publishing with share 0 and rollback work.',
  },
};

it('gives no visitor a newer version, and takes what nobody gets', async () => {
  const version = await publish('live');
  const support = await team();
  freeze();

  const next = await archiveOf(remoteDist('next'));
  const alone = await send(support, next, { fields: { share: '0%' } });
  const { version: tried } = alone.body as { version: string };

  expect(alone.status).toBe(201);
  for (const fields of [{}, { share: '10%' }, { steps: '1,10' }] as Record<string, string>[])
    expect(await send(support, next, { fields })).toMatchObject(REFUSED);
  expect(await ask(support, 'promote', { version: tried })).toMatchObject(REFUSED);
  expect(await ask(support, 'canary', { version: tried, share: 5 })).toMatchObject(REFUSED);
  expect(await ask(support, 'rollback', { version: tried })).toMatchObject(REFUSED);
  expect(await release()).toMatchObject({ version, canary_version: null });
});

it('goes back and heals all the same', async () => {
  const first = await publish('first');
  const second = await publish('second');
  const third = await publish('third');
  const support = await team();
  freeze();

  expect((await ask(support, 'rollback', {})).status).toBe(200);
  expect(await release()).toMatchObject({ version: second });
  expect((await ask(support, 'rollback', { version: first })).status).toBe(200);
  expect((await ask(support, 'rollback', { version: second })).status).toBe(200);
  const isWell = () => Promise.resolve(true);
  await work().run((tx) => switches().rollBack(tx, 'mf-small', second, 'failed', isWell));

  expect((await release())?.['version']).not.toBe(second);
  expect((await release())?.['version']).not.toBe(third);
});

it('lets a rollout in steps wait, and go on once it is over', async () => {
  await publish('live');
  await publish('next', { share: { shares: [100, 1_000, 10_000], minutes: 5 } });
  freeze();

  api.clock.set('2026-11-20T17:59:59Z');
  await round();
  expect(await release()).toMatchObject({ canary_share: 100 });
  api.clock.set('2026-11-20T18:00:00Z');
  await round();

  expect(await release()).toMatchObject({ canary_share: 1_000 });
});
