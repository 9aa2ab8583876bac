import { api, as, rows } from '../../test/api';
import { CLOSE, completed, outcomeOf, worker } from '../../test/batches';
import { insert, instant } from '../../test/make';
import { ledger } from '../../test/rental-scene';

const closed = () => rows('rental_requests', 'closed_at IS NOT NULL');

/** By the database's clock, whatever the application's says. */
const ended = () => new Date(Date.now() - 1_000).toISOString();
const ahead = () => new Date(Date.now() + 30_000).toISOString();

const running = (lease: string) => ({
  dry_run: false,
  total: 3,
  done: 1,
  failed: 0,
  started_at: instant('2026-11-20T11:00:00Z'),
  lease_expires_at: instant(lease),
  fence: 4,
});

const leftRunning = (lease: string, fields: object = {}) =>
  insert('batch_runs', { name: CLOSE, status: 'running', claim: CLOSE, ...running(lease), ...fields });

it('takes up what a killed process left behind, without doing anything twice', async () => {
  const { admin, ids } = await completed(3);
  const left = await leftRunning(ended());
  await insert('batch_run_items', {
    batch_run_id: left.id,
    record_type: 'rental_request',
    record_id: ids[0],
    outcome: 'done',
    message: null,
  });

  const answer = await as(admin).post(`/api/${CLOSE}`);
  worker().wake();

  expect(answer.body.batch_run.id).toBe(left.id);
  const run = await outcomeOf(admin, left.id);
  expect(run).toMatchObject({ status: 'finished', total: 3, done: 3 });
  expect(run.items.map(({ record_id }) => record_id)).toEqual(ids);
  expect((await closed()).map((row) => row.id)).toEqual(ids.slice(1));
  const [row] = await rows<{ fence: number; claim: string | null }>('batch_runs');
  expect(row).toMatchObject({ fence: 5, claim: null, lease_expires_at: null });
  const states = api.broadcasts
    .filter(({ channel }) => channel === `private-batch_runs.${admin.id}`)
    .map(({ data }) => (data?.model as { status?: string } | undefined)?.status);
  expect(states).toEqual(['interrupted', 'running', 'running', 'finished']);
});

it('leaves a run alone whose process is alive', async () => {
  const { admin } = await completed(1);
  const leased = await leftRunning(ahead());
  worker().wake();

  expect(await outcomeOf(admin, leased.id)).toMatchObject({ status: 'running', done: 1 });
  expect(await closed()).toEqual([]);
});

it('takes up what is leased until tomorrow, by a clock that has been put back since', async () => {
  const { admin } = await completed(1);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const left = await leftRunning(tomorrow);

  worker().wake();

  expect(await outcomeOf(admin, left.id)).toMatchObject({ status: 'finished' });
  expect(await closed()).toHaveLength(1);
});

it('judges a lease by the database’s clock, not by a process’s that is wrong', async () => {
  const { admin } = await completed(1);
  const leased = await leftRunning(ahead());
  api.clock.set('2026-11-20T13:30:00Z');
  worker().wake();
  await worker().idle();

  expect(await outcomeOf(admin, leased.id)).toMatchObject({ status: 'running', done: 1 });
  expect(await closed()).toEqual([]);
});

it('takes no late write of a process whose run was taken over', async () => {
  const { admin, ids } = await completed(1);
  const run = await leftRunning(ahead());
  type Lease = { id: number; fence: number };
  type Chunks = { runChunk(lease: Lease, recordIds: number[]): Promise<{ afterCommit: Promise<void> }> };
  const chunks = api.provider<Chunks>('src/scheduler/batch-worker', 'BatchWorker');

  await expect(chunks.runChunk({ id: run.id, fence: 3 }, ids)).rejects.toThrow(`batch run ${run.id}`);

  expect(await closed()).toEqual([]);
  expect(await rows('batch_run_items')).toEqual([]);
  const { afterCommit } = await chunks.runChunk({ id: run.id, fence: 4 }, ids);
  // The refunds are sent after the answer: they would write into the tables that the next test empties.
  await afterCommit;
  expect(await closed()).toHaveLength(1);
  expect((await as(admin).get(`/api/batch_runs/${run.id}`)).body.done).toBe(2);
});

it('stops at the border of two transactions when the process ends, and goes on in the next', async () => {
  const { admin, ids } = await completed(4);
  const run = await leftRunning(ahead(), { done: 0 });
  type Worker = { run(lease: object, name: string, isStopping: () => boolean): Promise<void> };
  let seen = 0;

  await api
    .provider<Worker>('src/scheduler/batch-worker', 'BatchWorker')
    .run({ id: run.id, fence: 4 }, CLOSE, () => (seen += 1) > 2);

  const done = (await closed()).length;
  expect([2, 3]).toContain(done);
  expect(await rows('batch_runs')).toEqual([
    expect.objectContaining({ status: 'interrupted', done, claim: CLOSE }),
  ]);
  worker().wake();
  expect(await outcomeOf(admin, run.id)).toMatchObject({ status: 'finished', total: 4, done: 4 });
  expect((await closed()).map((row) => row.id)).toEqual(ids);
  expect((await ledger()).refunded).toHaveLength(4);
});

it('answers with the run that another process works on', async () => {
  const { admin } = await completed(1);
  const waiting = await leftRunning(ahead());
  expect((await as(admin).post(`/api/${CLOSE}`)).body.batch_run).toMatchObject({
    id: waiting.id,
    status: 'running',
  });
});
