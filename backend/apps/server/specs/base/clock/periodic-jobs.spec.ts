import { api } from '../../../../../test/api';

interface Rounds {
  add(name: string, everyMs: number, work: () => Promise<void>): void;
  start(): void;
  onModuleDestroy(): void;
}

/** One of its own: the application's are started by a server alone. */
function makeRounds(): Rounds {
  const { constructor } = api.provider<Rounds>('@yard/server/base/clock/periodic-jobs', 'Rounds');
  return new (constructor as new () => Rounds)();
}

it('comes round again after a failure, and is not overtaken by itself', async () => {
  const rounds = makeRounds();
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
    'Rounds',
  );

  expect(rounds.map(({ name }) => name).sort()).toEqual([
    'audit seals',
    'message mails',
    'payments',
    'payouts',
    'provider review',
    'refunds',
    'reminders',
    'retention',
    'saved searches',
    'unpaid rents',
  ]);
});
