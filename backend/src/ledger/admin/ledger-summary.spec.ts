import type { DataSource } from 'typeorm';
import { api, as, rows } from '../../../test/api';
import { statementsOf } from '../../../test/count-queries';
import { closed } from '../../../test/ledger-scene';
import { insert } from '../../../test/make';
import { TotalsByDay } from './totals-by-day';
import { sumsByDay } from './day-sums';
import { ledgerDays } from './ledger-days';

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
  const checked_at = '2026-12-18T23:00:00.000000Z';
  expect(body.check).toEqual({ ok: true, checked_at, differences: [], about: [] });
});

it('reads what was summed up once no more, but for the lines of the last minutes', async () => {
  const { admin } = await closed();
  const span = { from: '2026-12-12', to: '2026-12-19' };
  const summary = async () => (await as(admin).get('/api/ledger_entries/summary', span)).body;
  api.clock.set('2026-12-19T12:00:00Z');
  const before = await summary();
  const last = (await rows<{ id: number }>('ledger_lines')).at(-1);
  const posted_at = '2026-12-14 10:00:00.000';
  const entry = await insert('ledger_entries', { kind: 'deposit', entry_key: 'payment-0', posted_at });
  const line = { entry_id: entry.id, posted_at, created_at: '2026-12-19 11:59:00.000' };
  await insert('ledger_lines', { ...line, account: 'provider_balance', amount: 7 });

  const sent = await statementsOf(async () => expect((await summary()).days[2].deposits).toBe(7));

  const sums = sent.filter(({ sql }) => sql.includes('AS part'));
  expect(sums.map(({ parameters }) => parameters?.at(-2))).toEqual([last?.id]);
  expect(before.days[2].deposits).toBe(0);
});

/** Books a day after their last line, and one more entry: its lines, and what the desk shows of its day. */
async function withDeposit() {
  const { admin } = await closed();
  api.clock.set('2026-12-19T12:00:00Z');
  const posted_at = '2026-12-14 10:00:00.000';
  const entry = await insert('ledger_entries', { kind: 'deposit', entry_key: 'payment-0', posted_at });
  const line = { entry_id: entry.id, posted_at, created_at: posted_at, account: 'provider_balance' };
  const [{ id: first } = { id: 0 }] = await rows<{ id: number }>('ledger_lines');
  const span = { from: '2026-12-14', to: '2026-12-14' };
  return {
    add: (above: number, amount: number) => insert('ledger_lines', { ...line, id: first + above, amount }),
    deposits: async () =>
      (await as(admin).get('/api/ledger_entries/summary', span)).body.days[0].deposits as number,
  };
}

it('notices a line below those it has summed up, within a minute', async () => {
  const { add, deposits } = await withDeposit();
  await add(500, 1);
  expect(await deposits()).toBe(1);

  await add(400, 2);
  api.clock.set('2026-12-19T12:01:00Z');

  expect(await deposits()).toBe(3);
});

it('sums up many lines in steps, each of them once', async () => {
  const { add, deposits } = await withDeposit();
  for (const [index, amount] of [1, 2, 4, 8].entries()) await add(19_990 * (index + 1), amount);

  expect([await deposits(), await deposits()]).toEqual([15, 15]);
});

it('sees that other books stand in the place of those it has summed up', async () => {
  const { admin } = await closed();
  const span = { from: '2026-12-12', to: '2026-12-19' };
  const summary = async () => (await as(admin).get('/api/ledger_entries/summary', span)).body;
  api.clock.set('2026-12-19T12:00:00Z');
  expect((await summary()).balances.provider_balance).toBe(50);

  for (const table of ['ledger_lines', 'ledger_entries']) await api.dataSource.query(`DELETE FROM ${table}`);

  const { days, balances } = await summary();
  expect(balances).toEqual({ provider_balance: 0, deposits_held: 0, owner_payable: 0, platform_fees: 0 });
  expect(days.every(({ rents }: { rents: number }) => rents === 0)).toBe(true);
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
  const all = { after: 0, upTo: Number.MAX_SAFE_INTEGER };
  const books = TotalsByDay.EMPTY.and(await sumsByDay(dataSource, all, timeZone));
  const days = ledgerDays(books, from, '2026-11-02');

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
