import { type PaidFor, paymentNoun, type PaymentRecord, type RentalRequestRecord } from '@yard/contracts';
import { formatMoney, toMajor, toMinor } from '@kit/money';

export type CardCharge = PaidFor & Pick<PaymentRecord, 'amount' | 'currency'>;

/** The sum of what a card is charged with together; 0 of nothing. */
export function sumOf(charges: readonly Pick<CardCharge, 'amount' | 'currency'>[]): number {
  const [{ currency } = { currency: '' }] = charges;
  if (!currency) return 0;
  return toMajor(
    charges.reduce((sum, { amount }) => sum + toMinor(amount, currency), 0),
    currency,
  );
}

export function sumWords(charges: readonly CardCharge[]): string {
  return formatMoney(sumOf(charges), charges[0]?.currency ?? '');
}

/** "the rental amount of $1,234.00" */
export function chargeWords(charge: CardCharge): string {
  return `the ${paymentNoun(charge)} of ${sumWords([charge])}`;
}

/** The charges of another attempt: the payment, and the rent where its deposit books the machine. */
export function retryCharges(
  { status, plan }: Pick<RentalRequestRecord, 'status' | 'plan'>,
  due: PaymentRecord,
): CardCharge[] {
  const { currency } = due;
  const booking = due.kind === 'deposit' && status === 'pending' ? (plan?.now ?? []) : [];
  return booking.length > 0 ? booking.map((charge) => ({ ...charge, currency })) : [due];
}

/** For a request whose machine is booked at once. */
export function bookingWords(charges: readonly CardCharge[]): string {
  return `If your card is accepted, the machine is booked and you pay ${charges.map(chargeWords).join(' and ')} now.`;
}
