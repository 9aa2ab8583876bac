import { type OwnerMove, payoutLines } from './payout-lines';
import { waitOf } from './payout-waits';

const day = (date: number) => new Date(Date.UTC(2026, 11, date));
const move = (entry_id: number, kind: OwnerMove['kind'], own: number, more: Partial<OwnerMove> = {}) => ({
  ...{ rental_request_id: 3, entry_id, payout_id: null, kind, posted_at: day(entry_id), own, fee: 0 },
  ...more,
});
const payout = { id: 7, rental_request_id: 3, attempted_at: day(5), updated_at: day(5) };
const rent = move(1, 'rental', 450, { fee: 50 });
const paid = (entry_id: number, id: number, amount: number) =>
  move(entry_id, 'payout', -amount, { payout_id: id });

it.each([
  ['refused, without what moved since', 'failed', 450, [rent, move(9, 'refund', -10)], {}],
  ['a further one', 'paid', 60, [rent, paid(2, 6, 450), move(3, 'bill', 60)], { bill: 60, payout: -450 }],
  ['less than the ledger has', 'waiting_for_account', 400, [rent], { held_back: -50 }],
  [
    'corrected, and disputed once it was paid',
    'paid',
    449,
    [rent, move(2, 'correction', -1), paid(3, 7, 449), move(4, 'dispute', -5)],
    { correction: -1 },
  ],
] as const)('makes the amount of a payout: %s', (_, status, amount, moves, others) => {
  const lines = payoutLines({ ...payout, status, amount: amount * 100 }, moves);

  const sums = Object.fromEntries(lines.map((line) => [line.kind, line.amount]));
  expect(sums).toEqual({ rental: 500, fee: -50, ...others });
  expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(amount);
});

it('knows what each waits for since when', () => {
  const stage = { created_at: day(1), updated_at: day(4), attempted_at: null };
  const again = { ...stage, attempted_at: day(2) };
  const account = { payouts_enabled: false, created_at: day(3) };
  const status = 'waiting_for_account';

  expect([
    waitOf({ ...stage, status: 'paid' }, account),
    waitOf({ ...again, status: 'pending' }, account),
    waitOf({ ...stage, status: 'failed' }, account),
    waitOf({ ...stage, status }, undefined),
    waitOf({ ...stage, status }, account),
    waitOf({ ...again, status }, account),
    waitOf({ ...stage, status }, { ...account, payouts_enabled: true }),
  ]).toEqual([
    [null, null],
    ['provider', day(2)],
    ['retry', day(4)],
    ['account', day(1)],
    ['verification', day(3)],
    ['verification', day(4)],
    ['money', day(1)],
  ]);
});
