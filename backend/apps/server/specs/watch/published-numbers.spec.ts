import { api } from '../../../../test/api';
import type { Metrics } from '@kit/server/watch/metrics';
import type { WaitingWork } from '@kit/server/watch/waiting-work';

type Made<T> = new (...parts: unknown[]) => T;

/** Numbers of their own, beside those of the running process. */
const registryOf = () => new (api.exported<Made<Metrics>>('@kit/server/watch/metrics', 'Metrics'))().registry;
const numbersIn = (text: string) => text.split('\n').filter((line) => /^(work|database_replica)_/.test(line));

const NOW = new Date('2026-11-20T12:00:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);

it('tells how long the oldest of each kind waits, and leaves out what cannot be told', async () => {
  const Logger = api.exported<{ prototype: { warn(text: unknown): void } }>('@nestjs/common', 'Logger');
  const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
  const registry = registryOf();
  const Class = api.exported<Made<WaitingWork>>('@kit/server/watch/waiting-work', 'WaitingWork');
  const work = new Class({ registry }, { now: () => NOW });
  let payments = async (): Promise<Date | null> => ago(3);
  const asked: Date[] = [];
  work.add('mails', async (now) => (asked.push(now), ago(90.5)));
  work.add('refunds', async () => null);
  work.add('batches', async () => ago(-5));
  work.add('payments', () => payments());
  const told = async () => numbersIn(await registry.metrics()).sort();
  const others = [
    'work_waiting_seconds{work="batches"} 0',
    'work_waiting_seconds{work="mails"} 90.5',
    'work_waiting_seconds{work="refunds"} 0',
  ];

  expect(await told()).toEqual([...others, 'work_waiting_seconds{work="payments"} 3'].sort());
  payments = async () => {
    throw new Error('gone');
  };
  expect(await told()).toEqual(others);
  expect(asked).toEqual([NOW, NOW]);
  expect(warn.mock.calls).toEqual([['payments: Error: gone']]);
  warn.mockRestore();
});

function toldOf(replicas: object | null): Promise<string> {
  const registry = registryOf();
  const Class = api.exported<Made<object>>('@kit/server/watch/replica-metrics', 'ReplicaMetrics');
  return new Class({ registry }, replicas) && registry.metrics();
}

it('tells of each replica whether it is read, how far it is behind, and who answered', async () => {
  const text = await toldOf({
    states: [
      { name: 'one', trouble: null, lagSeconds: 2, answered: 7, passed: 1 },
      { name: 'two', trouble: 'it is behind', lagSeconds: null, answered: 0, passed: 4 },
    ],
  });

  expect(numbersIn(text)).toEqual([
    'database_replica_up{replica="one"} 1',
    'database_replica_up{replica="two"} 0',
    'database_replica_lag_seconds{replica="one"} 2',
    'database_replica_statements_total{replica="one",outcome="answered"} 7',
    'database_replica_statements_total{replica="one",outcome="passed"} 1',
    'database_replica_statements_total{replica="two",outcome="answered"} 0',
    'database_replica_statements_total{replica="two",outcome="passed"} 4',
  ]);
});

it('tells of none where there is none', async () => expect(numbersIn(await toldOf(null))).toEqual([]));
