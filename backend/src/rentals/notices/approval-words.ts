import { COLLECT_WITHIN_HOURS } from '@yard/contracts';
import { formatDate } from '@yard/dates';
import { formatMoney } from '@kit/money';
import { CURRENCY } from '@kit/server/base/settings/money';
import { wireMoney } from '@kit/server/store/wire-fields';
import type { Payment } from '../../payments/payment.entity';
import type { RentalRequest } from '../records/rental-request.entity';

type Approved = Pick<
  RentalRequest,
  'deposit_amount' | 'subtotal' | 'stripe_payment_method_id' | 'delivery_enabled' | 'start_date'
>;

/** What an approval costs and when, then what comes next: for its mail. @param payments  that it began */
export function approvalWords(request: Approved, payments: readonly Pick<Payment, 'kind'>[]): string {
  return `${moneyWords(request, payments)}\n\n${nextWords(request)}`;
}

function moneyWords(request: Approved, payments: readonly Pick<Payment, 'kind'>[]): string {
  const deposit = money(request.deposit_amount);
  const rent = money(request.subtotal);
  if (request.stripe_payment_method_id === null) {
    return `No card is stored yet: choose one on the rental’s page. The deposit of ${deposit} and the rent of ${rent} are charged to it.`;
  }
  const isRentDue = payments.some(({ kind }) => kind === 'rental');
  const first =
    request.deposit_amount > 0
      ? `Your card is charged the deposit of ${deposit} at once. It comes back after the rental, less agreed damage.`
      : 'There is no deposit.';
  const then = isRentDue
    ? `The rent of ${rent} is charged at once, too.`
    : `The rent of ${rent} is charged ${COLLECT_WITHIN_HOURS} hours before the first day.`;
  return `${first} ${then}`;
}

function nextWords({ delivery_enabled, start_date }: Approved): string {
  const day = formatDate(start_date, 'full');
  return delivery_enabled
    ? `Next: the machine is delivered to you for ${day}.`
    : `Next: pick the machine up on ${day}.`;
}

function money(minor: number): string {
  return formatMoney(wireMoney(minor), CURRENCY, { exact: true });
}
