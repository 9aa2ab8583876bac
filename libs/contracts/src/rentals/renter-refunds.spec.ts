import { renterRefunds, type RefundablePayment } from './renter-refunds';

const half = { hours_before_start: 0, rental_percent: 50, delivery_percent: 25, deposit_percent: 50 };
const whole = { hours_before_start: 0, rental_percent: 100, delivery_percent: 100, deposit_percent: 100 };
const payment = (id: number, more: Partial<RefundablePayment> = {}): RefundablePayment => {
  const amount = more.amount ?? 140_000;
  return { id, kind: 'rental', status: 'succeeded', amount, left: amount, ...more };
};
const change = (id: number, more: Partial<RefundablePayment> = {}) =>
  payment(id, { amount: 120_000, ...more });
const back = (tier: typeof half | null, rental: number, payments: RefundablePayment[], delivery = 0) => [
  ...renterRefunds(tier, { rental, delivery }, payments).values(),
];

describe('what comes back when the renter cancels', () => {
  it('is the share of the rent, of its delivery and of the deposit', () => {
    const payments = [payment(1, { kind: 'deposit', amount: 25_001 }), payment(2, { amount: 104_000 })];
    expect(back(half, 100_000, payments, 4000)).toEqual([12_501, 51_000]);
    expect(back(null, 100_000, payments, 4000)).toEqual([0, 0]);
  });

  it('is one share of the rent and its paid changes, not a share of each', () => {
    expect(back(half, 260_000, [change(2), payment(1)])).toEqual([130_000, 0]);
    expect(back(whole, 260_000, [payment(1), change(2)])).toEqual([140_000, 120_000]);
  });

  it.each(['failed', 'requires_action', 'processing'] as const)(
    'leaves out a change whose charge is %s: nobody paid it',
    (status) => {
      expect(back(half, 260_000, [payment(1), change(2, { status })])).toEqual([70_000]);
      expect(back(half, 260_000, [payment(1), change(2, { status }), change(3, { status })])).toEqual([
        70_000,
      ]);
    },
  );

  it('counts a change whose charge was refused first and collected then', () => {
    expect(back(half, 260_000, [payment(1), change(2, { status: 'failed' }), change(3)])).toEqual([
      130_000, 0,
    ]);
  });

  it('takes a change that was undone off once: the price is the old one again', () => {
    const undone = { status: 'refunded', left: 0 } as const;
    expect(back(half, 140_000, [payment(1), change(2, undone)])).toEqual([70_000]);
    expect(
      back(half, 200_000, [payment(1), change(2, { status: 'partially_refunded', left: 60_000 })]),
    ).toEqual([100_000, 0]);
  });

  it('leaves out what was given back as a whole, and gives no more than is left', () => {
    const gone = { status: 'refunded', left: 0 } as const;
    expect(back(half, 260_000, [payment(1), change(2, gone)])).toEqual([70_000]);
    expect(back(half, 260_000, [payment(1, gone), change(2)])).toEqual([60_000]);
    expect(back(whole, 60_000, [payment(1, { status: 'partially_refunded', left: 60_000 })])).toEqual([
      60_000,
    ]);
    const deposits = [1, 2].map((id) => payment(id, { kind: 'deposit', amount: 10_000, left: 8000 }));
    expect(back(half, 0, deposits)).toEqual([8000, 2000]);
  });

  it('is nothing of rent that was never collected, of damage and of a bill', () => {
    const others = [
      payment(1, { status: 'failed' }),
      payment(2, { kind: 'damage' }),
      payment(3, { kind: 'bill' }),
    ];
    expect(back(whole, 140_000, others)).toEqual([0, 0]);
  });
});
