import type { DataSource } from 'typeorm';
import { api, as, guest, rows } from '../../../test/api';
import { insertMany } from '../../../test/insert-many';
import { queriesOf, statementsOf } from '../../../test/count-queries';
import { insert } from '../../../test/make';
import { indexesOf } from '../../../test/plans';
import { ledgerDays } from './ledger-days';
import { closed, closedAgain } from '../../../test/ledger-scene';

it('lists entries with their sides to admins, newest first', async () => {
  const { owner, admin, request } = await closed();

  const { body } = await as(admin).get('/api/ledger_entries', { rental_request_id: request.id });

  expect(body.data.map(({ kind }: { kind: string }) => kind)).toHaveLength(4);
  const { body: rents } = await as(admin).get('/api/ledger_entries', { kind: 'rental' });
  const [payment] = await rows<{ id: number }>('payments', "kind = 'rental'");
  expect(rents.data).toEqual([
    {
      id: expect.any(Number),
      created_at: '2026-12-13T12:00:00.000000Z',
      updated_at: '2026-12-13T12:00:00.000000Z',
      deleted_at: null,
      kind: 'rental',
      rental_request_id: request.id,
      payment_id: payment?.id,
      refund_id: null,
      payout_id: null,
      posted_at: '2026-12-13T12:00:00.000000Z',
      lines: [
        side('provider_balance', 500),
        side('owner_payable', -450, { user_id: owner.id, user_name: 'Olive Owner' }),
        side('platform_fees', -50),
      ].map((line) => ({ ...line, rental_request_id: request.id })),
    },
  ]);
  expect((await as(admin).get('/api/ledger_entries', { kind: 'nonsense' })).status).toBe(422);
});

const side = (account: string, amount: number, owner: object = { user_id: null, user_name: null }) => ({
  account,
  amount,
  ...owner,
});

it('sums up every day of a span and what stands now', async () => {
  const { admin } = await closed({ damage: 60 });

  const { body } = await as(admin).get('/api/ledger_entries/summary', {
    from: '2026-12-12',
    to: '2026-12-19',
  });

  const quiet = { deposits: 0, rents: 0, refunds: 0, fees: 0, payouts: 0 };
  expect(body.days).toEqual([
    { date: '2026-12-12', ...quiet },
    { date: '2026-12-13', ...quiet, deposits: 100, rents: 500, fees: 50 },
    { date: '2026-12-14', ...quiet },
    { date: '2026-12-15', ...quiet },
    { date: '2026-12-16', ...quiet },
    { date: '2026-12-17', ...quiet },
    { date: '2026-12-18', ...quiet, refunds: 40, payouts: 510 },
    { date: '2026-12-19', ...quiet },
  ]);
  expect(body.balances).toEqual({
    provider_balance: 50,
    deposits_held: 0,
    owner_payable: 0,
    platform_fees: 50,
  });
  expect(body.currency).toBe('usd');
  expect(body.check).toEqual({ ok: true, differences: [] });
});

it('sums up days by an index that has all of a line', async () => {
  const { admin } = await closed();
  const span = { from: '2026-12-01', to: '2026-12-19' };
  // Years of books: of a dozen lines the planner may read any way.
  const past = Array.from({ length: 1_000 }, (_, index) => {
    const posted_at = `202${4 + (index % 2)}-0${1 + (index % 9)}-1${index % 10} 10:00:00.000`;
    return { id: 10_000 + index, posted_at, created_at: posted_at, updated_at: posted_at };
  });
  const entries = past.map((one) => ({ ...one, kind: 'deposit', entry_key: `payment-${one.id}` }));
  const lines = past.map((one) => ({ ...one, entry_id: one.id, account: 'provider_balance', amount: 1 }));
  await insertMany('ledger_entries', entries);
  await insertMany('ledger_lines', lines);
  const fresh = api.dialect === 'mysql' ? 'ANALYZE TABLE ledger_entries, ledger_lines' : 'ANALYZE';
  await api.dataSource.query(fresh);

  const sent = await statementsOf(() => as(admin).get('/api/ledger_entries/summary', span));

  const days = sent.find(({ sql }) => sql.includes('AS part'));
  if (!days) throw new Error('no sums by day were asked for');
  expect(await indexesOf(days)).toContain('idx_ledger_lines_account_posted_at');
});

it.each([
  // The clocks go back on the first of November: its day has 25 hours.
  ['America/Chicago', '2026-10-31', ['2026-10-31T05:00Z', '2026-11-01T05:00Z', '2026-11-02T06:00Z']],
  ['Asia/Kolkata', '2026-10-31', ['2026-10-30T18:30Z', '2026-10-31T18:30Z', '2026-11-01T18:30Z']],
  ['UTC', '2026-10-31', ['2026-10-31T00:00Z', '2026-11-01T00:00Z', '2026-11-02T00:00Z']],
])('lets days begin as they do in %s', async (timeZone, from, starts) => {
  const amounts = [1, 2, 4, 8, 16, 32];
  const instants = starts.flatMap((start) => [Date.parse(start) - 1, Date.parse(start)]);
  for (const [index, at] of instants.entries()) {
    const posted_at = new Date(at).toISOString().slice(0, 23).replace('T', ' ');
    const entry = await insert('ledger_entries', { kind: 'deposit', entry_key: `payment-${at}`, posted_at });
    const amount = amounts[index];
    await insert('ledger_lines', { entry_id: entry.id, account: 'provider_balance', amount, posted_at });
  }

  const dataSource = api.dataSource as unknown as DataSource;
  const days = await ledgerDays(dataSource, { from, to: '2026-11-02', timeZone });

  expect(days.map(({ deposits }) => deposits)).toEqual([2 + 4, 8 + 16, 32]);
});

it('refuses a span that is too long or the wrong way round', async () => {
  const { admin } = await closed();
  const asked = async (from: string, to: string) =>
    (await as(admin).get('/api/ledger_entries/summary', { from, to })).status;

  expect(await asked('2026-01-01', '2027-02-04')).toBe(200);
  expect(await asked('2026-01-01', '2027-02-05')).toBe(422);
  expect(await asked('2026-12-02', '2026-12-01')).toBe(422);
  expect(await asked('yesterday', '2026-12-01')).toBe(422);
});

it("lists everybody's payments to admins, filtered", async () => {
  const { owner, renter, admin, request } = await closed({ damage: 60 });

  const { body } = await as(admin).get('/api/payments', { kind: 'deposit' });

  expect(body.data).toEqual([
    expect.objectContaining({
      rental_request_id: request.id,
      kind: 'deposit',
      amount: 100,
      refunded_amount: 40,
      status: 'partially_refunded',
      stripe_payment_intent_id: expect.stringMatching(/^pi_/),
      renter: { id: renter.id, name: 'Ray Renter' },
      owner: { id: owner.id, name: 'Olive Owner' },
      machine_subject: 'Crawler Excavator',
    }),
  ]);
  const total = async (query: object) => (await as(admin).get('/api/payments', query)).body.total;
  expect(await total({})).toBe(2);
  expect(await total({ status: 'succeeded' })).toBe(1);
  expect(await total({ rental_request_id: request.id + 1 })).toBe(0);
  expect(await total({ from: '2026-12-13', to: '2026-12-13' })).toBe(2);
  expect(await total({ from: '2026-12-14' })).toBe(0);
  expect(await total({ to: '2026-12-12' })).toBe(0);
  expect((await as(admin).get('/api/payments', { kind: 'nonsense' })).status).toBe(422);
  expect((await as(admin).get('/api/payments', { to: '9999-12-31' })).status).toBe(200);
});

it('is closed to everybody else', async () => {
  const { owner, renter, stranger } = await closed();
  const [statement] = await rows<{ id: number }>('statements');
  const desk = [
    '/api/ledger_entries',
    '/api/payments',
    '/api/ledger_entries/summary?from=2026-12-01&to=2026-12-02',
  ];

  for (const path of [...desk, '/api/statements', `/api/statements/${statement?.id}`]) {
    expect((await guest().get(path)).status).toBe(401);
  }
  for (const person of [owner, renter, stranger]) {
    for (const path of desk) expect((await as(person).get(path)).status).toBe(403);
  }
  for (const person of [renter, stranger]) {
    expect((await as(person).get(`/api/statements/${statement?.id}`)).status).toBe(403);
    expect((await as(person).get('/api/statements')).body.total).toBe(0);
    expect((await as(person).get('/api/statements', { user_id: owner.id })).body.total).toBe(0);
  }
  expect((await as(owner).get('/api/statements/999999')).status).toBe(404);
});

it('lists with as many queries for many as for one', async () => {
  const scene = await closed();
  const paths = ['/api/ledger_entries', '/api/payments', '/api/statements', '/api/payouts'];
  const counts = async () => {
    const found: number[] = [];
    for (const path of paths) found.push((await queriesOf(() => as(scene.admin).get(path))).length);
    return found;
  };
  await as(scene.admin).get('/api/user');
  const before = await counts();

  await closedAgain(scene);
  await as(scene.admin).get('/api/user');

  expect(await counts()).toEqual(before);
});
