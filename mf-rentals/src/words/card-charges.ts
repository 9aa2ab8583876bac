import { type PaidFor, paymentNoun, type PaymentRecord } from '@yard/contracts';
import { formatMoney, toMajor, toMinor } from '@kit/money';

/** What a card is charged with: for what, and how much. */
export type CardCharge = PaidFor & Pick<PaymentRecord, 'amount' | 'currency'>;

/** The sum of what a card is charged with at once; 0 of nothing. */
export function sumOf(charges: readonly CardCharge[]): number {
  const [{ currency } = { currency: '' }] = charges;
  if (!currency) return 0;
  return toMajor(
    charges.reduce((sum, { amount }) => sum + toMinor(amount, currency), 0),
    currency,
  );
}

/** "$1,234.00" */
export function sumWords(charges: readonly CardCharge[]): string {
  return formatMoney(sumOf(charges), charges[0]?.currency ?? '', { exact: true });
}

/** "the rental amount of $1,234.00" */
export function chargeWords(charge: CardCharge): string {
  return `the ${paymentNoun(charge)} of ${sumWords([charge])}`;
}

/** Of a request whose machine is booked at once. */
export function bookingWords(charges: readonly CardCharge[]): string {
  return `With a good card the request is approved at once, and charged for ${charges.map(chargeWords).join(' and ')}.`;
}
