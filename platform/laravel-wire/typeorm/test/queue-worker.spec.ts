import { BREAK, JobTables, WRITE } from './job-tables';
import { DIALECTS, laravelTypeorm, opens, tables } from './tables';

const { Logger } = laravelTypeorm();

describe.each(DIALECTS)('a worker on %s', (dialect) => {
  let jobs: JobTables;

  opens(dialect);
  beforeAll(() => {
    Logger.overrideLogger(false);
  });
  beforeEach(async () => {
    jobs = new JobTables(tables);
    await jobs.empty();
  });

  const ids = () => jobs.runs.map(([data]) => data);
  const exceptions = async () => (await jobs.rows('failed_jobs')).map(({ exception }) => String(exception));

  it('takes the oldest first, of its queues in their order, and of no other', async () => {
    await jobs.push({ data: 1 }, { queue: 'low' });
    await jobs.push({ data: 2 }, { queue: 'high' });
    await jobs.push({ data: 3 }, { queue: 'high' });
    await jobs.push({ data: 4 }, { queue: 'other' });

    while (await jobs.worker({ queues: ['high', 'low'] }).runNextJob());

    expect(ids()).toEqual([2, 3, 1]);
  });

  it('reserves a job while it runs, counts the attempt, and is away for others until retryAfter', async () => {
    await jobs.push();
    const rows: unknown[] = [];
    const other = jobs.worker({ retryAfter: 60 });
    const see = async () => {
      rows.push(...(await jobs.rows('jobs')));
      jobs.now += 59_000;
      rows.push(await other.runNextJob());
      jobs.now += 1000;
      rows.push(await other.runNextJob());
    };

    const reservedAt = jobs.seconds;
    await jobs.worker({ retryAfter: 60, tries: 0, handlers: { [WRITE]: see } }).runNextJob();

    expect(rows).toMatchObject([{ reserved_at: reservedAt, attempts: 1 }, false, true]);
    // Of one attempt alone: the second worker did not run it.
    expect(await exceptions()).toEqual([
      expect.stringMatching(/^Error: .* has been attempted too many times\./),
    ]);
    expect(ids()).toEqual([]);
  });

  it('has each job for itself, however many take at once', async () => {
    for (let id = 0; id < 20; id += 1) await jobs.push({ data: id });

    const taken = await Promise.all(
      Array.from({ length: 25 }, () => jobs.store.reserve('default', jobs.seconds, jobs.seconds - 90)),
    );

    const found = taken.flatMap((job) => (job ? [job.id] : []));
    expect([found.length, new Set(found).size]).toEqual([20, 20]);
    expect((await jobs.rows('jobs')).map(({ attempts }) => attempts)).toEqual(Array(20).fill(1));
  });

  it.each([
    ['as many times as the payload says', { maxTries: 3 }, { tries: 1 }, 3],
    ['as many times as the worker says otherwise', {}, { tries: 2 }, 2],
    ['once where nobody says', {}, {}, 1],
    ['again and again with 0', { maxTries: 0 }, { tries: 1 }, 10],
  ])('tries a job %s', async (_, payload, options, times) => {
    await jobs.push({ job: BREAK, ...payload });

    let count = 0;
    while (count < 10 && (await jobs.worker(options).runNextJob())) count += 1;

    expect(count).toBe(times);
    expect(await exceptions()).toHaveLength(times < 10 ? 1 : 0);
  });

  it('waits between attempts as the payload says', async () => {
    await jobs.push({ job: BREAK, maxTries: 5, backoff: '5,30' });
    const waits: number[] = [];

    for (let times = 0; times < 3; times += 1) {
      await jobs.worker().runNextJob();
      const [row] = await jobs.rows('jobs');
      waits.push(Number(row?.['available_at']) - jobs.seconds);
      jobs.now += 30_000;
    }

    expect(waits).toEqual([5, 30, 30]);
  });

  it('tries a job with an end until then, however often', async () => {
    await jobs.push({ job: BREAK, maxTries: 1, retryUntil: jobs.seconds + 10 });
    await jobs.worker().runNextJob();
    await jobs.worker().runNextJob();
    expect(await jobs.rows('jobs')).toMatchObject([{ attempts: 2 }]);

    jobs.now += 10_000;
    await jobs.worker().runNextJob();
    await jobs.push({ uuid: 'v', retryUntil: jobs.seconds - 1 });
    await jobs.worker({ tries: 0 }).runNextJob();

    expect(await exceptions()).toEqual([
      expect.stringMatching(/^Error: broken/),
      expect.stringMatching(/too many times/),
    ]);
    expect(jobs.runs).toEqual([]);
  });

  it('says of which job it has no handler, and what it cannot read', async () => {
    await jobs.push({ job: 'App\\Jobs\\Unknown@handle' });
    await jobs.push('{', { queue: 'unreadable' });

    while (await jobs.worker({ queues: ['default'] }).runNextJob());
    await jobs.worker({ queues: ['unreadable'], tries: 5 }).runNextJob();

    expect(await exceptions()).toEqual([
      expect.stringMatching(/^Error: There is no handler App\\Jobs\\Unknown@handle\./),
      expect.stringMatching(/^SyntaxError: /),
    ]);
    expect(await jobs.rows('failed_jobs')).toMatchObject([
      { uuid: 'u' },
      { uuid: expect.stringMatching(/^.{36}$/) },
    ]);
  });

  it('leaves alone what somebody else has ended meanwhile', async () => {
    await jobs.push({ job: BREAK });
    const handlers = { [BREAK]: () => jobs.empty().then(() => Promise.reject(new Error('late'))) };

    await jobs.worker({ handlers, tries: 2 }).runNextJob();
    expect(await jobs.rows('jobs')).toEqual([]);
    await jobs.push({ job: BREAK });
    await jobs.worker({ handlers }).runNextJob();

    expect(await jobs.rows('failed_jobs')).toEqual([]);
  });

  it('leaves alone what another worker has reserved meanwhile', async () => {
    await jobs.push({ job: BREAK });
    const reserve = () => jobs.store.reserve('default', jobs.seconds, jobs.seconds);
    const handlers = { [BREAK]: () => reserve().then(() => Promise.reject(new Error('late'))) };

    await jobs.worker({ handlers, tries: 2 }).runNextJob();
    expect(await jobs.rows('jobs')).toMatchObject([{ attempts: 2, reserved_at: jobs.seconds }]);
    await jobs.worker({ handlers, tries: 3, retryAfter: 0 }).runNextJob();

    expect(await jobs.rows('jobs')).toMatchObject([{ attempts: 4, reserved_at: jobs.seconds }]);
    expect(await jobs.rows('failed_jobs')).toEqual([]);
  });

  it('works until it is told to end, and ends the job that runs', async () => {
    const ending = new AbortController();
    await jobs.push({ data: 1 });
    await jobs.push({ data: 2 });
    const handlers = {
      [WRITE]: async (data: unknown) => {
        ending.abort();
        await jobs.rows('jobs');
        jobs.runs.push([data, { uuid: '', queue: '', attempts: 0 }]);
      },
    };

    await jobs.worker({ handlers }).run(ending.signal);

    expect(ids()).toEqual([1]);
    expect(await jobs.rows('jobs')).toHaveLength(1);
  });

  it('goes on when the database was away, and ends while it waits', async () => {
    const ending = new AbortController();
    const seen: string[] = [];
    const worker = jobs.worker({
      queues: ['default'],
      sleep: 0.001,
      clock: {
        now: () => {
          seen.push('asked');
          if (seen.length === 1) throw new Error('away');
          if (seen.length === 3) ending.abort();
          return new Date(jobs.now);
        },
      },
    });

    await worker.run(ending.signal);

    expect(seen).toHaveLength(3);
  });
});
