import type { SchedulerRegistry } from '@nestjs/schedule';
import { api } from '../../../../../test/api';

interface WokenJob {
  wake(): void;
  looking: Promise<void> | null;
  close(): Promise<void>;
}

interface PeriodicJobs {
  woken(name: string, everyMs: number, look: () => Promise<void>): WokenJob;
  add(name: string, everyMs: number, work: () => Promise<void>): void;
  start(): void;
}

const applications = () =>
  api.provider<PeriodicJobs & { schedule: SchedulerRegistry }>(
    '@kit/server/base/clock/periodic-jobs',
    'PeriodicJobs',
  );

/** Some of their own: the application's are started by a server alone. */
function makeJobs() {
  const { constructor, schedule } = applications();
  const registry = new (schedule.constructor as new () => SchedulerRegistry)();
  return {
    registry,
    rounds: new (constructor as new (registry: SchedulerRegistry) => PeriodicJobs)(registry),
  };
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

it('has the rounds of every feature that has some, for a server to start', () => {
  const { rounds } = api.provider<{ rounds: { name: string }[] }>(
    '@kit/server/base/clock/periodic-jobs',
    'PeriodicJobs',
  );

  expect(rounds.map(({ name }) => name).sort()).toEqual([
    'GitHub issues',
    'audit seals',
    'idempotency keys',
    'lapsed changes',
    'message mails',
    'outside calendars',
    'payments',
    'payouts',
    'proposed refunds',
    'provider review',
    'published reviews',
    'refunds',
    'reminders',
    'retention',
    'saved searches',
    'timetable',
    'unanswered bills',
    'unanswered requests',
    'unpaid rents',
  ]);
});
