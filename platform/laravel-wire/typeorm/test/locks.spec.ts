import recorded from '../../recordings/laravel-13/locks.json';
import { DIALECTS, laravelTypeorm, opens, tables } from './tables';

const { LaravelLocks, oneServerMutex, scheduleMutex } = laravelTypeorm();

const START = Date.parse(recorded.start);
type Row = { key: string; owner: string; expiration: number | string };

describe.each(DIALECTS)('locks on %s', (dialect) => {
  let now = START;
  let locks: InstanceType<typeof LaravelLocks>;

  opens(dialect);
  beforeAll(() => {
    const clock = { now: () => new Date(now) };
    locks = new LaravelLocks(tables.dataSource, { prefix: recorded.prefix, clock });
  });

  const rows = async () => {
    const stored = await tables.dataSource.query<Row[]>('SELECT * FROM cache_locks');
    return stored.map(({ key, owner, expiration }) => [key, owner, Number(expiration)]).sort();
  };

  const doneBy = (act: string, [name, owner, seconds]: [string, string, number]): Promise<unknown> => {
    if (act === 'acquire') return locks.acquire(name, owner, seconds);
    if (act === 'refresh') return locks.refresh(name, owner, seconds);
    if (act === 'release') return locks.release(name, owner);
    if (act === 'ownerOf') return locks.ownerOf(name);
    return act === 'prune' ? locks.prune() : locks.forceRelease(name);
  };

  it('are taken, kept, refused and given back as Laravel 13.31 does, row by row', async () => {
    for (const { after, act, name, owner, seconds, answer, rows: theirs } of recorded.steps) {
      now = START + after * 1000;
      const step = `${after} s: ${act} ${name} ${owner}`;
      const ours = await doneBy(act, [name, owner, seconds]);
      expect([step, ours ?? null, await rows()]).toEqual([step, answer, theirs]);
    }
  });

  it('of one name are one worker’s, whoever asks at the same time', async () => {
    const owners = Array.from({ length: 20 }, (_, index) => `worker ${index}`);
    const taken = await Promise.all(owners.map((owner) => locks.acquire('busy', owner, 60)));
    now += 60_000;
    const takenAgain = await Promise.all(owners.map((owner) => locks.acquire('busy', owner, 60)));

    expect([taken, takenAgain].map((answers) => answers.filter(Boolean))).toEqual([[true], [true]]);
  });

  it('say what is wrong with the database', async () => {
    const elsewhere = new LaravelLocks(tables.dataSource, { table: 'no_such_table' });
    await expect(elsewhere.acquire('orders', 'a', 60)).rejects.toMatchObject({
      message: expect.stringContaining('no_such_table'),
    });
  });
});

it.each(recorded.scheduled)(
  'the lock of $event is named as Laravel’s scheduler does',
  ({ event, ...locks }) => {
    const known = event as Parameters<typeof scheduleMutex>[0];
    expect(recorded.prefix + scheduleMutex(known)).toBe(locks.withoutOverlapping.key);
    expect(recorded.prefix + oneServerMutex(known, '05:30')).toBe(locks.onOneServer.key);
  },
);
