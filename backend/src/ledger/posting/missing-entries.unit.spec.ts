import { assert, array, constantFrom, integer, property, record } from 'fast-check';
import { dueOf, missingEntries } from './missing-entries';
import type { RentalMoney } from './rental-money';

const ACTS = ['deposit', 'rental', 'damage', 'refund', 'reverse', 'end', 'pay'] as const;
const histories = array(
  record({
    act: constantFrom(...ACTS),
    amount: integer({ min: 1, max: 100_000 }),
    which: integer({ min: 0, max: 9 }),
  }),
  { maxLength: 25 },
);
const FEE = 12.5;

/** Lives through a random history of one rental, posting after each step as the product does. */
function live(
  steps: { act: (typeof ACTS)[number]; amount: number; which: number }[],
  check = true,
): RentalMoney {
  const money: RentalMoney = {
    id: 7,
    owner_id: 3,
    payments: [],
    refunds: [],
    ending: null,
    payouts: [],
    posted: [],
  };
  steps.forEach((step, index) => {
    happen(money, step, index);
    post(money);
    if (check) mustHold(money);
  });
  return money;
}

type Step = { act: (typeof ACTS)[number]; amount: number; which: number };

function happen(money: RentalMoney, { act, amount, which }: Step, index: number): void {
  const at = new Date(index * 1000);
  const payment = money.payments[which % Math.max(1, money.payments.length)];
  switch (act) {
    case 'deposit':
    case 'rental':
    case 'damage':
      money.payments.push({ id: index + 1, kind: act, amount, at, dispute: null });
      return;
    case 'refund': {
      const left = payment ? leftOf(money, payment.id) : 0;
      if (!payment || left === 0) return;
      const refund = { id: index + 1, payment_id: payment.id, amount: Math.min(left, amount), at };
      money.refunds.push({ ...refund, isReversed: false });
      return;
    }
    case 'reverse': {
      const refund = money.refunds[which % Math.max(1, money.refunds.length)];
      if (refund) Object.assign(refund, { isReversed: true, at });
      return;
    }
    case 'end': {
      const held = -total(money, 'deposits_held');
      const neither = { isOverpaid: false, isSettled: false };
      money.ending ??= { kept_amount: Math.min(amount, held), at, isCancelled: false, ...neither };
      return;
    }
    case 'pay':
      if (money.ending && dueOf(money.posted) > 0) {
        money.payouts.push({ id: index + 1, amount: dueOf(money.posted), at });
      }
  }
}

function post(money: RentalMoney): void {
  for (const posting of missingEntries(money, FEE)) {
    expect(posting.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect(posting.lines.every(({ amount }) => amount !== 0)).toBe(true);
    money.posted.push(...posting.lines.map((line) => ({ ...posting, ...line })));
  }
}

function mustHold(money: RentalMoney): void {
  const collected = money.payments.reduce((sum, { amount }) => sum + amount, 0);
  const refunded = money.refunds
    .filter(({ isReversed }) => !isReversed)
    .reduce((sum, { amount }) => sum + amount, 0);
  const paid = money.payouts.reduce((sum, { amount }) => sum + amount, 0);
  expect(total(money, 'provider_balance')).toBe(collected - refunded - paid);
  expect(-total(money, 'deposits_held')).toBeGreaterThanOrEqual(0);
  expect(-total(money, 'platform_fees')).toBeGreaterThanOrEqual(0);
  expect(money.payouts.every(({ amount }) => amount > 0)).toBe(true);
  expect(missingEntries(money, FEE)).toEqual([]);
  const isAllBack = money.payments.every(({ id }) => leftOf(money, id) === 0);
  if (isAllBack && money.refunds.every(({ isReversed }) => !isReversed)) {
    expect(Math.abs(total(money, 'platform_fees'))).toBe(0);
    expect(dueOf(money.posted) + paid + Math.abs(total(money, 'deposits_held'))).toBe(0);
  }
}

const leftOf = (money: RentalMoney, id: number) =>
  (money.payments.find((payment) => payment.id === id)?.amount ?? 0) -
  money.refunds
    .filter(({ payment_id, isReversed }) => payment_id === id && !isReversed)
    .reduce((sum, { amount }) => sum + amount, 0);

const total = (money: RentalMoney, account: string) =>
  money.posted.filter((line) => line.account === account).reduce((sum, { amount }) => sum + amount, 0);

it('balances through every history, pays nobody a negative amount, and leaves nothing of what all went back', () => {
  assert(
    property(histories, (steps) => {
      live(steps);
    }),
    { numRuns: 2_000, seed: 20_261_120 },
  );
});

it('posts a whole history at once as it would have been posted step by step', () => {
  const kept = histories.map((steps) => steps.filter(({ act }) => act !== 'reverse'));
  assert(
    property(kept, (steps) => {
      const lived = live(steps, false);
      const late: RentalMoney = { ...lived, posted: [] };
      post(late);
      expect(late.posted).toEqual(lived.posted);
    }),
    { numRuns: 500, seed: 20_261_120 },
  );
});

it('keeps the fee of what was posted when the percentage changes', () => {
  const money = live([{ act: 'rental', amount: 1_000, which: 0 }]);
  money.refunds.push({ id: 9, payment_id: 1, amount: 1_000, at: new Date(5_000), isReversed: false });

  const [refund] = missingEntries(money, 50);

  expect(refund?.lines.map(({ account, amount }) => [account, amount])).toEqual([
    ['provider_balance', -1_000],
    ['owner_payable', 875],
    ['platform_fees', 125],
  ]);
});

it('posts a refund that has no row where the payment says so', () => {
  const money: RentalMoney = {
    id: 7,
    owner_id: 3,
    payments: [{ id: 1, kind: 'deposit', amount: 500, at: new Date(0), dispute: null }],
    refunds: [{ id: null, payment_id: 1, amount: 500, at: new Date(1), isReversed: false }],
    ending: null,
    payouts: [],
    posted: [],
  };

  expect(missingEntries(money, FEE).map(({ entry_key }) => entry_key)).toEqual([
    'payment-1',
    'refunded-payment-1',
  ]);
});
