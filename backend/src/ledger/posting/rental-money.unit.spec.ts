import { type PostedLine, RentalTotals } from './rental-money';

const line = (entry_key: string, more: Omit<PostedLine, 'entry_key'>): PostedLine => ({ entry_key, ...more });

const posted = [
  line('deposit-1', { kind: 'deposit', payment_id: 1, account: 'provider_balance', amount: 10_000 }),
  line('deposit-1', { kind: 'deposit', payment_id: 1, account: 'deposits_held', amount: -10_000 }),
  line('rental-2', { kind: 'rental', payment_id: 2, account: 'provider_balance', amount: 1_001 }),
  line('rental-2', { kind: 'rental', payment_id: 2, account: 'owner_payable', amount: -900 }),
  line('rental-2', { kind: 'rental', payment_id: 2, account: 'platform_fees', amount: -101 }),
  line('refund-1', { kind: 'refund', payment_id: 2, account: 'provider_balance', amount: -300 }),
  line('refund-1', { kind: 'refund', payment_id: 2, account: 'owner_payable', amount: 270 }),
  line('refund-1', { kind: 'refund', payment_id: 2, account: 'platform_fees', amount: 30 }),
  line('damage', { kind: 'damage', payment_id: null, account: 'deposits_held', amount: 2_500 }),
  line('damage', { kind: 'damage', payment_id: null, account: 'owner_payable', amount: -2_500 }),
];

const dispute = {
  entry_key: 'dispute-a',
  kind: 'dispute' as const,
  rental_request_id: 7,
  payment_id: 2,
  refund_id: null,
  payout_id: null,
  posted_at: new Date('2026-11-20T12:00:00Z'),
  lines: [
    { account: 'provider_balance' as const, amount: -200, user_id: null, rental_request_id: 7 },
    { account: 'owner_payable' as const, amount: 200, user_id: 3, rental_request_id: 7 },
  ],
};

it('knows of a payment the fee as it was taken, and what went back by refunds and disputes', () => {
  const totals = new RentalTotals(posted);

  expect(totals.before(1)).toEqual({ fee: -0, refunded: -0, held: 7_500 });
  expect(totals.before(2)).toEqual({ fee: 101, refunded: 300, held: 7_500 });
  totals.add(dispute);
  expect(totals.before(2)).toEqual({ fee: 101, refunded: 500, held: 7_500 });
  expect(totals.before(3)).toEqual({ fee: -0, refunded: -0, held: 7_500 });
});

it('finds an entry and its lines by the key, added ones too', () => {
  const totals = new RentalTotals(posted);
  expect(['damage', 'dispute-a'].map((key) => totals.has(key))).toEqual([true, false]);

  totals.add(dispute);

  expect(totals.has('dispute-a')).toBe(true);
  expect(totals.linesOf('damage')).toEqual(posted.slice(-2));
  expect(totals.linesOf('dispute-a')).toEqual([
    line('dispute-a', { kind: 'dispute', payment_id: 2, account: 'provider_balance', amount: -200 }),
    line('dispute-a', { kind: 'dispute', payment_id: 2, account: 'owner_payable', amount: 200 }),
  ]);
});
