import type { SchedulerRegistry } from '@nestjs/schedule';
import type { Clock } from '@kit/server/base/clock/clock';
import type { PeriodicJobs as PeriodicJobsRecord } from '@yard/contracts';
import { api, asOnAdminSite, later } from '../../../../../test/api';
import { make } from '../../../../../test/make';

interface WokenJob {
  wake(): void;
  looking: Promise<void> | null;
  close(): Promise<void>;
}

interface PeriodicJobs {
  woken(name: string, everyMs: number, look: () => Promise<void>): WokenJob;
  add(name: string, everyMs: number, work: () => Promise<void>): void;
  start(): void;
  states: Map<string, { startedAt: Date | null; endedAt: Date | null; failure: string | null }>;
}

interface Applications extends PeriodicJobs {
  schedule: SchedulerRegistry;
  clock: Clock;
  rounds: { name: string; work(): Promise<void> }[];
}

const applications = () => api.provider<Applications>('@kit/server/base/clock/clock', 'PeriodicJobs');

/** Some of their own: the application's are started by a server alone. */
function makeJobs() {
  const { constructor, schedule, clock } = applications();
  const registry = new (schedule.constructor as new () => SchedulerRegistry)();
  const Jobs = constructor as new (registry: SchedulerRegistry, clock: Clock) => PeriodicJobs;
  return { registry, rounds: new Jobs(registry, clock) };
}

it('comes round again after a failure, and is not overtaken by itself', async () => {
  const { registry, rounds } = makeJobs();
  let underWay = 0;
  let most = 0;
  let times = 0;
  await new Promise<void>((resolve) => {
    rounds.add('test', 2, async () => {
      most = Math.max(most, (underWay += 1));
      await new Promise((later) => setTimeout(later, 10));
      underWay -= 1;
      if ((times += 1) === 3) resolve();
      else throw new Error('no matter');
    });
    rounds.start();
  });
  registry.deleteInterval('test');

  expect([times, most]).toEqual([3, 1]);
});

it('is in the schedule by its name', () => {
  const { registry, rounds } = makeJobs();
  rounds.add('test', 60_000, () => Promise.resolve());
  expect(registry.getIntervals()).toEqual([]);

  rounds.start();

  expect(registry.getIntervals()).toEqual(['test']);
  registry.deleteInterval('test');
});

it('looks for work that is said to be there, and without a word only in a server', async () => {
  const { registry, rounds } = makeJobs();
  let looks = 0;
  const job = rounds.woken('test', 60_000, async () => void (looks += 1));
  expect(looks).toBe(0);

  job.wake();
  await job.looking;
  expect([looks, registry.getIntervals()]).toEqual([1, []]);

  rounds.start();
  await job.looking;
  expect([looks, registry.getIntervals()]).toEqual([2, ['test']]);
  await job.close();
  expect(registry.getIntervals()).toEqual([]);
});

it('knows how the last run of each job went', async () => {
  const { rounds } = makeJobs();
  const failures = ['Error: no server', null];
  const job = rounds.woken('test', 60_000, async () => {
    if (failures[0] !== null) throw new Error('no server');
  });
  expect(rounds.states.get('test')).toEqual({
    ...{ name: 'test', everyMs: 60_000 },
    ...{ startedAt: null, endedAt: null, failure: null, failedAt: null, lastFailure: null },
  });

  for (const failure of [...failures]) {
    failures[0] = failure;
    job.wake();
    expect(rounds.states.get('test')).toMatchObject({ startedAt: api.clock.now(), endedAt: null });
    await job.looking;
    expect(rounds.states.get('test')).toMatchObject({
      ...{ endedAt: api.clock.now(), failure },
      ...{ failedAt: api.clock.now(), lastFailure: 'Error: no server' },
    });
  }
});

it('has the rounds of every feature that has some, for a server to start', () => {
  const { rounds } = applications();

  expect(rounds.map(({ name }) => name).sort()).toEqual([
    ...['GitHub issues', 'audit seals', 'idempotency keys', 'lapsed changes', 'message mails'],
    ...['outside calendars', 'payments', 'payouts', 'proposed refunds', 'provider review'],
    ...['published reviews', 'refunds', 'reminders', 'remote rollouts', 'retention', 'saved searches'],
    ...['timetable', 'unanswered bills', 'unanswered requests', 'unpaid rents'],
  ]);
});

it('shows admins how the last run of each job went', async () => {
  const admin = await make.admin();
  const payouts = async () => {
    const { jobs } = (await asOnAdminSite(admin).get('/api/periodic_jobs')).body as PeriodicJobsRecord;
    return jobs.find(({ name }) => name === 'payouts');
  };
  const states = {
    ...{ name: 'payouts', every_seconds: 30, started_at: null, ended_at: null, next_at: null },
    ...{ failure: null, failed_at: null, last_failure: null },
  };
  expect(await payouts()).toEqual(states);

  later('2026-12-05T12:00:00Z');
  await applications()
    .rounds.find(({ name }) => name === 'payouts')
    ?.work();

  const now = '2026-12-05T12:00:00.000000Z';
  const next_at = '2026-12-05T12:00:30.000000Z';
  expect(await payouts()).toEqual({ ...states, started_at: now, ended_at: now, next_at });
  // A round that took longer than its interval skips some.
  later('2026-12-05T12:01:10Z');
  expect(await payouts()).toMatchObject({ next_at: '2026-12-05T12:01:30.000000Z' });
});
