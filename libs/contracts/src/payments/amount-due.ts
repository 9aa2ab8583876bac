import type { PaidFor } from './paid-for';

type Prices = { subtotal: number; deposit_amount: number };

/** The amount of another attempt at a payment: the last one may be of an older price. Same unit as the input. */
export function amountDue(request: Prices, payment: PaidFor & { amount: number }): number {
  if (payment.rental_change_id) return payment.amount;
  if (payment.kind === 'deposit') return request.deposit_amount;
  return payment.kind === 'rental' ? request.subtotal : payment.amount;
}

export function withAmountDue<P extends PaidFor & { amount: number }>(request: Prices, payment: P): P {
  return { ...payment, amount: amountDue(request, payment) };
}
