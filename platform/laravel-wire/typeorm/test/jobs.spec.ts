import recorded from '../../recordings/stored/jobs.json';
import { JobTables, type Row } from './job-tables';
import { DIALECTS, laravelTypeorm, opens, tables, textOf } from './tables';

const { Logger, Queue } = laravelTypeorm();

const pushedTo = (queue: string) => recorded.pushed.filter((row) => row.queue === queue);
const [ofPhp] = pushedTo('php');
const byName = recorded.pushed.filter((row) => row !== ofPhp);

describe.each(DIALECTS)('jobs of Laravel 13.31 on %s', (dialect) => {
  let jobs: JobTables;

  opens(dialect);
  beforeAll(() => {
    Logger.overrideLogger(false);
  });
  beforeEach(async () => {
    jobs = new JobTables(tables);
    await jobs.empty();
  });

  it.each(byName)('are dispatched as there: $payload', async ({ queue, payload, ...times }) => {
    const { job, data, delay, uuid } = JSON.parse(payload) as Record<'job' | 'uuid', string> & Row;
    jobs.now = times.created_at * 1000;
    const later = typeof delay === 'number' ? { delay } : {};

    const given = await new Queue(jobs.store, jobs.clock).dispatch(job, data, { queue, ...later });

    expect(given).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(await jobs.rows('jobs')).toEqual([{ queue, payload: payload.replace(uuid, given), ...times }]);
  });

  it('are put into the queue "default" without another', async () => {
    await new Queue(jobs.store, jobs.clock).dispatch('A@b', []);

    expect(await jobs.rows('jobs')).toMatchObject([{ queue: 'default', available_at: jobs.seconds }]);
  });

  it('are run by their name, and deleted', async () => {
    for (const row of byName) await jobs.insert(row);
    const queues = ['default', 'notes', 'later', 'fired'];
    jobs.now = (byName[0]?.created_at ?? 0) * 1000 + 59_000;

    while (await jobs.worker({ queues }).runNextJob());
    expect((await jobs.rows('jobs')).map(({ queue }) => queue)).toEqual(['later', 'broken']);
    jobs.now += 1000;
    while (await jobs.worker({ queues }).runNextJob());

    const { uuid } = JSON.parse(pushedTo('later')[0]?.payload ?? '{}') as Row;
    expect(jobs.runs).toMatchObject([
      [
        { id: 5, text: 'é/\u2028"', list: [1, 2.5, null, true], none: [] },
        { queue: 'default', attempts: 1 },
      ],
      [{ id: 6 }, { queue: 'notes' }],
      [{ id: 9 }, { queue: 'fired' }],
      [{ id: 7 }, { uuid }],
    ]);
    expect(await jobs.rows('failed_jobs')).toEqual([]);
  });

  it('that PHP serialized are refused at once, as queue:retry takes them back', async () => {
    await jobs.insert({ ...ofPhp });
    jobs.now = (ofPhp?.available_at ?? 0) * 1000;

    expect(await jobs.worker({ queues: ['php'], tries: 3 }).runNextJob()).toBe(true);

    const failed = await jobs.rows('failed_jobs');
    const { uuid } = JSON.parse(ofPhp?.payload ?? '{}') as Row;
    expect(failed).toMatchObject([{ uuid, connection: 'database', queue: 'php', payload: ofPhp?.payload }]);
    expect(failed[0]?.['exception']).toMatch(
      /^Error: App\\Jobs\\SendMail is an object that PHP serialized\. Leave its queue to a worker of Laravel\.\n/,
    );
    expect(await jobs.rows('jobs')).toEqual([]);
  });

  it('that fail are released as there, and fail for good at their last attempt', async () => {
    const { row, backoff } = recorded.released;
    const { exception, failed_at, ...columns } = recorded.failed;
    await jobs.insert({ ...pushedTo('broken')[0] });
    const worker = jobs.worker({ queues: ['broken'], tries: 2, backoff });

    jobs.now = row.created_at * 1000;
    await worker.runNextJob();
    expect(await jobs.rows('jobs')).toEqual([row]);
    expect(await worker.runNextJob()).toBe(false);
    jobs.now = row.available_at * 1000;
    await worker.runNextJob();

    const [failed] = await jobs.rows('failed_jobs');
    expect(failed).toMatchObject(columns);
    expect(exception).toBe('RuntimeException: broken');
    expect(failed?.['exception']).toMatch(/^Error: broken/);
    const times = `SELECT ${textOf(dialect, 'failed_at')} AS at FROM failed_jobs`;
    expect(await tables.dataSource.query(times)).toEqual([{ at: '2026-11-28 18:08:53' }]);
    expect(failed_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(await jobs.rows('jobs')).toEqual([]);
  });
});
