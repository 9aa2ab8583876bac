/** A simulated card's result when it is charged; refusals carry Stripe's code and text. */
export type CardOutcome =
  | { kind: 'succeeded' }
  | { kind: 'requires_action' }
  | { kind: 'refund_fails' }
  | { kind: 'disputed' }
  | { kind: 'refused'; code: string; message: string };

export interface TestCard {
  brand: string;
  last4: string;
  outcome: CardOutcome;
}

const refused = (code: string, message: string): CardOutcome => ({ kind: 'refused', code, message });

const SUCCEEDS: CardOutcome = { kind: 'succeeded' };
const ACTION: CardOutcome = { kind: 'requires_action' };
const DECLINED = refused('card_declined', 'Your card was declined.');
const INSUFFICIENT = refused('insufficient_funds', 'Your card has insufficient funds.');
const EXPIRED = refused('expired_card', 'Your card has expired.');
const CVC = refused('incorrect_cvc', "Your card's security code is incorrect.");
const PROCESSING = refused(
  'processing_error',
  'An error occurred while processing your card. Try again in a little bit.',
);

/** Numbers of Stripe's testing page that do anything but succeed. */
const BY_NUMBER: Record<string, CardOutcome> = {
  '4000000000000002': DECLINED,
  '4000000000009995': INSUFFICIENT,
  '4000000000009987': DECLINED,
  '4000000000009979': DECLINED,
  '4000000000000069': EXPIRED,
  '4000000000000127': CVC,
  '4000000000000119': PROCESSING,
  '4000000000000341': DECLINED,
  '4000002760003184': ACTION,
  '4000002500003155': ACTION,
  '4000000000003220': ACTION,
  '4000008260003178': INSUFFICIENT,
  '4000000000005126': { kind: 'refund_fails' },
  '4000000000000259': { kind: 'disputed' },
};

const card = (last4: string, outcome: CardOutcome = SUCCEEDS, brand = 'visa'): TestCard => ({
  brand,
  last4,
  outcome,
});

const BY_NAME: Record<string, TestCard> = {
  pm_card_visa: card('4242'),
  pm_card_visa_debit: card('5556'),
  pm_card_us: card('4242'),
  pm_card_mastercard: card('4444', SUCCEEDS, 'mastercard'),
  pm_card_mastercard_debit: card('3222', SUCCEEDS, 'mastercard'),
  pm_card_amex: card('8431', SUCCEEDS, 'amex'),
  pm_card_discover: card('9424', SUCCEEDS, 'discover'),
  pm_card_diners: card('0004', SUCCEEDS, 'diners'),
  pm_card_jcb: card('0505', SUCCEEDS, 'jcb'),
  pm_card_unionpay: card('0005', SUCCEEDS, 'unionpay'),
  pm_card_bypassPending: card('0077'),
  pm_card_chargeDeclined: card('0002', DECLINED),
  pm_card_visa_chargeDeclined: card('0002', DECLINED),
  pm_card_chargeCustomerFail: card('0341', DECLINED),
  pm_card_chargeDeclinedInsufficientFunds: card('9995', INSUFFICIENT),
  pm_card_visa_chargeDeclinedInsufficientFunds: card('9995', INSUFFICIENT),
  pm_card_chargeDeclinedLostCard: card('9987', DECLINED),
  pm_card_visa_chargeDeclinedLostCard: card('9987', DECLINED),
  pm_card_chargeDeclinedStolenCard: card('9979', DECLINED),
  pm_card_visa_chargeDeclinedStolenCard: card('9979', DECLINED),
  pm_card_chargeDeclinedExpiredCard: card('0069', EXPIRED),
  pm_card_chargeDeclinedIncorrectCvc: card('0127', CVC),
  pm_card_chargeDeclinedProcessingError: card('0119', PROCESSING),
  pm_card_authenticationRequired: card('3184', ACTION),
  pm_card_threeDSecure2Required: card('3220', ACTION),
  pm_card_createDispute: card('0259', { kind: 'disputed' }),
  pm_card_refundFail: card('5126', { kind: 'refund_fails' }),
};

/** One of Stripe's named test payment methods, or undefined. */
export function namedTestCard(id: string): TestCard | undefined {
  return Object.hasOwn(BY_NAME, id) ? BY_NAME[id] : undefined;
}

/** Refused once they are charged: giving them, and the owner's word to the bank, succeed. */
const SET_UP_ALL_THE_SAME = ['4000000000000341', '4000008260003178'];

/** Why a typed card cannot be stored at all; null where it can. @param number digits only */
export function refusalAtSetUp(number: string): Extract<CardOutcome, { kind: 'refused' }> | null {
  const { outcome } = testCardOf(number);
  return outcome.kind === 'refused' && !SET_UP_ALL_THE_SAME.includes(number) ? outcome : null;
}

/** The stored part of a typed card: never the number. @param number digits only */
export function testCardOf(number: string): TestCard {
  const outcome = Object.hasOwn(BY_NUMBER, number) ? BY_NUMBER[number] : undefined;
  return { brand: brandOf(number), last4: number.slice(-4), outcome: outcome ?? SUCCEEDS };
}

const BRANDS: [RegExp, string][] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^(6011|64[4-9]|65)/, 'discover'],
  [/^(30[0-5]|36|38)/, 'diners'],
  [/^35/, 'jcb'],
  [/^62/, 'unionpay'],
];

function brandOf(number: string): string {
  return BRANDS.find(([pattern]) => pattern.test(number))?.[1] ?? 'unknown';
}
