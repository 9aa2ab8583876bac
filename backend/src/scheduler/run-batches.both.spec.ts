import { BATCHES } from '@yard/contracts/back-office';
import { api, as, asOnAdminSite, guest, rows, told } from '../../test/api';
import { CLOSE, completed, outcomeOf, runBatch } from '../../test/batches';
import { insert, instant, make } from '../../test/make';
import { ledger } from '../../test/rental-scene';

it.each(BATCHES)('answers %s at once and runs it in the background', async (name) => {
  const admin = await make.admin();

  const answer = await asOnAdminSite(admin).post(`/api/${name}`);

  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    batch_run: {
      id: answer.body.batch_run.id,
      created_at: '2026-11-20T12:00:00.000000Z',
      updated_at: '2026-11-20T12:00:00.000000Z',
      deleted_at: null,
      name,
      status: 'queued',
      dry_run: false,
      total: 0,
      done: 0,
      failed: 0,
      amount: 0,
      user_id: admin.id,
      user_name: admin.name,
      started_at: null,
      finished_at: null,
      stopped_at: null,
    },
  });
  expect(await outcomeOf(admin, answer.body.batch_run.id)).toMatchObject({
    status: 'finished',
    started_at: '2026-11-20T12:00:00.000000Z',
    finished_at: '2026-11-20T12:00:00.000000Z',
    items: [],
  });
  expect(await rows('audit_events', "action = 'run' AND user_id = ?", [admin.id])).toHaveLength(1);
});

it('refuses a dry run that is neither yes nor no', async () => {
  const admin = await make.admin();

  const answer = await as(admin).post(`/api/${CLOSE}`, { dry_run: 'perhaps' });

  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['dry_run']]);
  expect(await rows('batch_runs')).toEqual([]);
});

it('says in a dry run what it would do, and does nothing', async () => {
  const { admin, ids } = await completed(2);
  const audit = await rows('audit_events');
  const notices = await rows('notifications');

  const run = await runBatch(admin, CLOSE, { dry_run: true });

  expect(run).toMatchObject({ status: 'finished', dry_run: true, total: 2, done: 0, failed: 0 });
  expect(run.items).toEqual(
    ids.map((record_id) => expect.objectContaining({ record_id, outcome: 'would', message: null })),
  );
  expect(await rows('rental_requests', 'closed_at IS NOT NULL')).toEqual([]);
  expect((await ledger()).refunded).toEqual([]);
  expect(await rows('audit_events')).toHaveLength(audit.length + 1);
  expect(await rows('notifications')).toHaveLength(notices.length);
  expect(told('rental_requests', 'saved')).toEqual([]);
});

it('says what money would move in a dry run, and moves it in a real one', async () => {
  const { admin } = await completed(2);

  const dry = await runBatch(admin, CLOSE, { dry_run: true });
  const real = await runBatch(admin, CLOSE);

  const { refunded } = await ledger();
  const moved = refunded.reduce((sum, cents) => sum + cents, 0) / 100;
  expect(moved).toBeGreaterThan(0);
  expect([dry.amount, real.amount]).toEqual([moved, moved]);
  expect(dry.items.map(({ amount }) => amount)).toEqual([moved / 2, moved / 2]);
});

it('is stopped by an admin who may move money, once, and the next run begins anew', async () => {
  const { admin } = await completed(1);
  const held = { lease_expires_at: instant(new Date(Date.now() + 60_000).toISOString()), fence: 4 };
  const run = { name: CLOSE, status: 'running', claim: CLOSE, dry_run: false, total: 3, done: 1, failed: 0 };
  const { id } = await insert('batch_runs', { ...run, ...held });
  const helper = await make.admin({ role: 'support' });
  expect((await as(helper).post(`/api/batch_runs/${id}/stop`)).status).toBe(403);

  const { status, body } = await as(admin).post(`/api/batch_runs/${id}/stop`);

  expect([status, body.status, body.done]).toEqual([200, 'finished', 1]);
  expect(body.stopped_at).toBe('2026-11-20T12:00:00.000000Z');
  expect((await as(admin).post(`/api/batch_runs/${id}/stop`)).status).toBe(409);
  expect(await rows('batch_runs', 'fence = 5 AND claim IS NULL')).toHaveLength(1);
  expect(await runBatch(admin, CLOSE)).toMatchObject({ status: 'finished', done: 1 });
});

it('shows every admin the progress, on all devices', async () => {
  const { admin } = await completed(1);
  const other = await make.admin();

  await runBatch(admin, CLOSE);

  expect(told('batch_runs', 'saved')).toEqual([admin.id, other.id].sort((a, b) => a - b));
  const shown = api.broadcasts
    .filter(({ channel }) => channel === `private-batch_runs.${other.id}`)
    .map(({ data }) => (data?.model as { status?: string; done?: number } | undefined) ?? {});
  expect(shown.map(({ status, done }) => `${status} ${done}`)).toEqual([
    'queued 0',
    'running 0',
    'running 0',
    'finished 1',
  ]);
});

it('leaves no trace of the asking request in what it writes', async () => {
  const { admin } = await completed(1);

  await runBatch(admin, CLOSE);

  const [event] = await rows<{ ip_address: string | null }>('audit_events', "action = 'close'");
  expect(event?.ip_address).toBeNull();
});

it('answers with the run in progress when it is asked twice', async () => {
  const { admin, ids } = await completed(3);

  const answers = await Promise.all([1, 2, 3, 4].map(() => as(admin).post(`/api/${CLOSE}`)));

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const runs = new Set(answers.map(({ body }) => body.batch_run.id as number));
  const outcomes = await Promise.all([...runs].map((id) => outcomeOf(admin, id)));
  expect(outcomes.map(({ done }) => done).reduce((sum, done) => sum + done, 0)).toBe(ids.length);
  expect((await ledger()).refunded).toHaveLength(ids.length);
});

it('writes down a record that fails, and goes on', async () => {
  const { admin, owner, ids } = await completed(2);
  const nowhere = await make.machine(owner, { time_zone: 'Nowhere/Land' });
  await api.dataSource.query('UPDATE rental_requests SET machine_id = ? WHERE id = ?', [nowhere.id, ids[0]]);

  const run = await runBatch(admin, CLOSE);

  expect(run).toMatchObject({ status: 'finished', total: 2, done: 1, failed: 1 });
  expect(run.items.map(({ outcome }) => outcome)).toEqual(['failed', 'done']);
  expect(run.items[0]?.message).toBe('It failed; the log says why.');
  expect(await rows('rental_requests', 'closed_at IS NOT NULL')).toHaveLength(1);
});

it('lists runs and their items for admins', async () => {
  const { admin, owner } = await completed(2);
  await runBatch(admin, 'cancel_expired_rental_requests');
  const { items } = await runBatch(admin, CLOSE);

  const list = await as(admin).get('/api/batch_runs', {
    name: CLOSE,
    status: 'finished',
    sort: 'created_at',
  });
  expect(list.body).toMatchObject({ total: 1, data: [{ name: CLOSE, done: 2 }] });
  expect((await as(admin).get('/api/batch_runs', { direction: 'asc' })).body.data).toHaveLength(2);
  expect((await as(admin).get('/api/batch_runs', { status: 'failed' })).body.data).toEqual([]);
  const path = `/api/batch_runs/${list.body.data[0].id}`;
  const page = await as(admin).get(`${path}/items`, { per_page: 1, page: 2 });
  expect(page.body).toMatchObject({ total: 2, current_page: 2 });
  expect(page.body.data[0]).toEqual({
    ...items[1],
    batch_run_id: list.body.data[0].id,
    record_type: 'rental_request',
  });
  expect((await as(admin).get('/api/batch_runs', { fence: 1 })).status).toBe(422);
  for (const each of ['/api/batch_runs', path, `${path}/items`]) {
    expect((await as(owner).get(each)).status).toBe(403);
    expect((await guest().get(each)).status).toBe(401);
  }
});
