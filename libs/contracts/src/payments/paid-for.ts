import type { PaymentKind } from './payment-words';
import type { PaymentRecord } from './records';

/** A change of a rental is paid by a payment of its own, whose kind is that of the rent. */
export type PaidFor = Pick<PaymentRecord, 'kind'> & { rental_change_id?: number | null };

export const PAYMENT_LABELS: Record<PaymentKind, string> = {
  deposit: 'Deposit',
  rental: 'Rental and delivery',
  damage: 'Damage',
  bill: 'Bill after the return',
};

const NOUNS: Record<PaymentKind, string> = {
  deposit: 'deposit',
  rental: 'rental amount',
  damage: 'damage',
  bill: 'bill',
};

/** @param rental  known where nothing is said of a delivery that is not made */
export function paymentLabel(payment: PaidFor, rental?: { delivery_enabled: boolean }): string {
  if (payment.rental_change_id) return 'Change of the rental';
  return payment.kind === 'rental' && rental?.delivery_enabled === false
    ? 'Rental'
    : PAYMENT_LABELS[payment.kind];
}

export const paymentNoun = (payment: PaidFor): string =>
  payment.rental_change_id ? 'rental change' : NOUNS[payment.kind];
