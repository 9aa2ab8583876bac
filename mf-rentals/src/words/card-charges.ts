import { paymentNoun, type PaymentRecord } from '@yard/contracts';
import { formatMoney, toMajor, toMinor } from '@kit/money';

/** The sum of what a card is charged with at once; 0 of nothing. */
export function sumOf(charges: readonly PaymentRecord[]): number {
  const [{ currency } = { currency: '' }] = charges;
  if (!currency) return 0;
  return toMajor(
    charges.reduce((sum, { amount }) => sum + toMinor(amount, currency), 0),
    currency,
  );
}

/** "$1,234.00" */
export function sumWords(charges: readonly PaymentRecord[]): string {
  return formatMoney(sumOf(charges), charges[0]?.currency ?? '', { exact: true });
}

/** "the rental amount of $1,234.00" */
export function chargeWords(charge: PaymentRecord): string {
  return `the ${paymentNoun(charge)} of ${sumWords([charge])}`;
}
