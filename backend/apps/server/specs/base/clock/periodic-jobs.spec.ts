import { api } from '../../../../../test/api';

interface PeriodicJobs {
  add(name: string, everyMs: number, work: () => Promise<void>): void;
  start(): void;
  onModuleDestroy(): void;
}

/** One of its own: the application's are started by a server alone. */
function makeJobs(): PeriodicJobs {
  const { constructor } = api.provider<PeriodicJobs>('@yard/server/base/clock/periodic-jobs', 'PeriodicJobs');
  return new (constructor as new () => PeriodicJobs)();
}

it('comes round again after a failure, and is not overtaken by itself', async () => {
  const rounds = makeJobs();
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
  rounds.onModuleDestroy();

  expect([times, most]).toEqual([3, 1]);
});

it('has the rounds of every feature that has some, for a server to start', () => {
  const { rounds } = api.provider<{ rounds: { name: string }[] }>(
    '@yard/server/base/clock/periodic-jobs',
    'PeriodicJobs',
  );

  expect(rounds.map(({ name }) => name).sort()).toEqual([
    'GitHub issues',
    'audit seals',
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
