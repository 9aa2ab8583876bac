import { canAnswerDispute, isDisputeOver, isMoneyDisputed, mayMoneyComeBack } from './dispute';
import { fullYear } from './payment-method';

/** Stripe's words, docs.stripe.com/api/disputes/object: whether the bank has the money, hears evidence, is done. */
it.each([
  ['warning_needs_response', false, true, false],
  ['warning_under_review', false, false, false],
  ['warning_closed', false, false, true],
  ['needs_response', true, true, false],
  ['under_review', true, false, false],
  ['lost', true, false, true],
  ['won', false, false, true],
])('of a dispute that is %s', (status, hasMoney, hears, isOver) => {
  expect([isMoneyDisputed(status), canAnswerDispute(status), isDisputeOver(status)]).toEqual([
    hasMoney,
    hears,
    isOver,
  ]);
  expect(mayMoneyComeBack(status)).toBe(hasMoney && status !== 'lost');
});

it('knows that nothing is disputed', () => {
  expect([isMoneyDisputed(null), isMoneyDisputed(undefined), canAnswerDispute(null)]).toEqual([
    false,
    false,
    false,
  ]);
});

it.each([
  [0, 2000],
  [31, 2031],
  [99, 2099],
  [100, 100],
  [2031, 2031],
])('reads the year %i of a card as %i', (printed, year) => {
  expect(fullYear(printed)).toBe(year);
});
