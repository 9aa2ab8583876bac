import type { WaitingQueue } from '@yard/contracts';
import { api, as, rows } from '../../../test/api';
import { closed, closedAgain, differences } from '../../../test/ledger-scene';

const run = (sql: string) => api.dataSource.query(sql);
const lineOf = (kind: string, account: string) =>
  `account = '${account}' AND entry_id IN (SELECT id FROM ledger_entries WHERE kind = '${kind}')`;

const CORRUPTIONS: Record<string, [string[], RegExp]> = {
  'one side of an entry': [
    [`UPDATE ledger_lines SET amount = -449 WHERE ${lineOf('rental', 'owner_payable')} AND amount = -450`],
    /Entry payment-\d+ sums to \$1\.00, and does not balance/,
  ],
  'an amount on both sides': [
    [
      `UPDATE ledger_lines SET amount = amount * 2 WHERE entry_id IN (SELECT id FROM ledger_entries WHERE kind = 'deposit')`,
    ],
    /Payment \d+ \(deposit\): \$100\.00 moved, the ledger says \$200\.00/,
  ],
  'an account': [
    [`UPDATE ledger_lines SET account = 'platform_fees' WHERE ${lineOf('deposit', 'deposits_held')}`],
    /Payment \d+ \(deposit\): \$100\.00 moved, the ledger says \$0\.00/,
  ],
  'a person': [
    [
      `UPDATE ledger_lines SET user_id = (SELECT MIN(user_id) FROM rental_requests) WHERE ${lineOf('rental', 'owner_payable')}`,
    ],
    /Line \d+ of entry payment-\d+ names the wrong person/,
  ],
  'a lost entry': [
    [
      `DELETE FROM ledger_lines WHERE entry_id IN (SELECT id FROM ledger_entries WHERE kind = 'refund')`,
      `DELETE FROM ledger_entries WHERE kind = 'refund'`,
    ],
    /Refund \d+: \$40\.00 moved, the ledger says \$0\.00/,
  ],
  'an entry without its sides': [
    [`DELETE FROM ledger_lines WHERE entry_id IN (SELECT id FROM ledger_entries WHERE kind = 'damage')`],
    /Entry damage-\d+ has 0 of its sides/,
  ],
  'an entry without a cause': [[`DELETE FROM rental_endings`], /Entry damage-\d+ has no cause/],
  'a charge that is undone': [
    [`UPDATE payments SET status = 'failed' WHERE kind = 'rental'`],
    /Payment \d+ \(rental\): \$0\.00 moved, the ledger says \$500\.00/,
  ],
  'a refund that a payment does not know': [
    [`UPDATE payments SET refunded_amount = 39 WHERE kind = 'deposit'`],
    /Refunds of payment \d+: \$39\.00 moved, the ledger says \$40\.00/,
  ],
  'a payout that was never sent': [
    [`UPDATE payouts SET status = 'failed'`],
    /Payout \d+: \$0\.00 moved, the ledger says \$510\.00/,
  ],
  'a payout above what was due': [
    [
      `UPDATE payouts SET amount = 511`,
      `UPDATE ledger_lines SET amount = 511 WHERE ${lineOf('payout', 'owner_payable')}`,
      `UPDATE ledger_lines SET amount = -511 WHERE ${lineOf('payout', 'provider_balance')}`,
    ],
    /Payout \d+ of \$511\.00 is more than the \$510\.00 due/,
  ],
  'a deposit kept that the ledger still holds': [
    [`UPDATE rental_endings SET kept_amount = 70`],
    /Deposit kept of rental \d+: \$70\.00 moved, the ledger says \$60\.00/,
  ],
  'a deposit of which nothing is on its way, held after the end': [
    [
      `UPDATE rental_endings SET kept_amount = 50`,
      `UPDATE ledger_lines SET amount = 50 WHERE ${lineOf('damage', 'deposits_held')}`,
      `UPDATE ledger_lines SET amount = -50 WHERE ${lineOf('damage', 'owner_payable')}`,
    ],
    /Rental \d+ is over, and \$10\.00 of its deposit is held still: an admin can refund it/,
  ],
};

it.each(Object.entries(CORRUPTIONS))('finds %s that is wrong', async (_, [statements, difference]) => {
  await closed({ damage: 60 });
  expect(await differences()).toEqual([]);

  for (const sql of statements) await run(sql);

  expect((await differences()).join('\n')).toMatch(difference);
});

it('holds over several rentals with debts between them, and says so on the admin site', async () => {
  const scene = await closed({ damage: 60 });
  await scene.act(scene.admin, scene.request, 'refund_deposit', { amount: 60 });
  await closedAgain(scene);

  expect(await differences()).toEqual([]);
  expect((await rows<{ kind: string }>('ledger_entries', "kind = 'offset'")).length).toBe(1);
  const span = { from: '2026-12-01', to: '2026-12-31' };
  const { body } = await as(scene.admin).get('/api/ledger_entries/summary', span);
  expect(body.check).toMatchObject({ ok: true, differences: [], about: [] });
  await run("UPDATE payments SET status = 'failed' WHERE kind = 'rental'");
  const wrong = await as(scene.admin).get('/api/ledger_entries/summary', span);
  const { ok, differences: told, about, checked_at } = wrong.body.check;
  expect([ok, about.length, typeof checked_at]).toEqual([false, told.length, 'string']);
  expect(about[0]).toMatchObject({ payment_id: expect.any(Number), rental_request_id: expect.any(Number) });
  const { queues } = (await as(scene.admin).get('/api/desk')).body as { queues: WaitingQueue[] };
  expect(queues.find(({ key }) => key === 'ledger_differences')).toMatchObject({
    count: told.length,
    oldest_at: checked_at,
  });
});
