import { api, forgetBroadcasts, later, rows, told } from '../../../test/api';
import { CLOSE, runBatch } from '../../../test/batches';
import {
  closed,
  closedAgain,
  differences,
  entries,
  payouts,
  ready,
  transfers,
} from '../../../test/ledger-scene';

it('makes the next payout smaller by what a refund took back, and never a negative one', async () => {
  const scene = await closed({ damage: 60 });
  await scene.act(scene.admin, scene.request, 'refund_deposit', { amount: 60 });
  expect(await transfers()).toEqual([51_000]);

  await closedAgain(scene);

  expect(await transfers()).toEqual([39_000, 51_000]);
  expect((await entries()).filter(([kind]) => kind === 'offset')).toHaveLength(1);
  expect(await payouts()).toEqual([
    [510, 'paid'],
    [390, 'paid'],
  ]);
  expect(await rows('rental_endings', 'is_overpaid = 1')).toEqual([]);
  expect(await differences()).toEqual([]);
});

it('pays nothing while a debt is larger than what is due, and less once it is smaller', async () => {
  const scene = await closed();
  expect(await debtOf(scene.request.id, 500)).toBe(450);

  await closedAgain(scene, { start_date: '2026-12-21', end_date: '2026-12-21' });
  expect(await transfers()).toEqual([45_000]);
  expect(await rows('rental_endings', 'is_overpaid = 1')).toHaveLength(1);
  expect(await differences()).toEqual([]);
  await closedAgain(scene, { start_date: '2026-12-23', end_date: '2026-12-27' });

  expect(await transfers()).toEqual([36_000, 45_000]);
  expect(await rows('rental_endings', 'is_overpaid = 1')).toEqual([]);
  expect(await differences()).toEqual([]);
});

it('takes back what waits when it is refunded meanwhile', async () => {
  const scene = await closed({ isReady: false, damage: 60 });
  forgetBroadcasts();

  await scene.act(scene.admin, scene.request, 'refund_deposit', { amount: 60 });
  expect(await payouts()).toEqual([[450, 'waiting_for_account']]);
  await debtOf(scene.request.id, 500);

  expect(await payouts()).toEqual([]);
  expect(told('payouts', 'deleted')).toContain(scene.owner.id);
  await ready(scene.owner);
  expect(await transfers()).toEqual([]);
  expect(await differences()).toEqual([]);
});

it.each(['was known before', 'shows up in between'])(
  'makes up once for a debt that %s, of many rentals that a batch closes',
  async (when) => {
    const scene = await closed();
    await debtOf(scene.request.id, 500);
    for (const day of ['2026-12-21', '2026-12-23', '2026-12-25']) {
      later(new Date(Date.parse(`${day}T12:00:00Z`) - 24 * 3_600_000).toISOString());
      await scene.approved({ start_date: day, end_date: day });
    }
    later('2027-01-10T12:00:00Z');
    const due = api.provider<{ debtors(): Promise<Set<number>> }>(
      'src/ledger/payouts/payout-due',
      'PayoutDue',
    );
    const debtors = jest.spyOn(due, 'debtors');
    if (when === 'shows up in between') debtors.mockResolvedValue(new Set());

    const run = await runBatch(scene.admin, CLOSE);
    debtors.mockRestore();

    expect(run).toMatchObject({ done: 3, failed: 0 });
    expect(await transfers()).toEqual([27_000, 36_000, 45_000]);
    expect(await rows('rental_endings', 'is_overpaid = 1')).toEqual([]);
    expect(await rows('rental_endings', 'settled_at IS NULL')).toEqual([]);
    expect(await differences()).toEqual([]);
  },
);

/** All of the rent goes back after it was paid out: what only the provider's own page can do to us. */
async function debtOf(id: number, amount: number): Promise<number> {
  const [payment] = await rows<{ id: number }>('payments', "rental_request_id = ? AND kind = 'rental'", [id]);
  const now = api.clock.now().toISOString().replace('T', ' ').replace('Z', '');
  await api.dataSource.query(
    `INSERT INTO refunds (payment_id, amount, status, reason, idempotency_key, created_at, updated_at)
      VALUES (?, ?, 'pending', 'test', 'test-refund', ?, ?)`,
    [payment?.id, amount, now, now],
  );
  const [refund] = await rows<{ id: number }>('refunds', "reason = 'test'");
  await api
    .provider<{ refund(ids: number[]): Promise<void> }>(
      'src/payments/refunds/refunds.service',
      'RefundsService',
    )
    .refund([refund?.id ?? 0]);
  const lines = await rows<{ amount: number }>(
    'ledger_lines',
    "rental_request_id = ? AND account = 'owner_payable'",
    [id],
  );
  return lines.reduce((sum, line) => sum + Number(line.amount), 0);
}
