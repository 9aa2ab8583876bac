import { canRetry, type PaymentKind, type PaymentRecord, type RentalRequestRecord } from '@yard/contracts';
import { startOfDayIn } from '@yard/dates';
import type { Reader } from './reader';
import { type NextStep, theirTurn, yourTurn } from './step';
import { instantWords, zoneOf } from './time-words';

const HOUR_MS = 3_600_000;

/** The newest attempt of a kind, if it is due to be tried again. */
export function retryable(payments: readonly PaymentRecord[], kind: PaymentKind): PaymentRecord | null {
  const attempts = payments.filter((payment) => payment.kind === kind).sort((a, b) => a.id - b.id);
  const last = attempts.at(-1);
  return last && canRetry(last) ? last : null;
}

/** The payment that is due, the deposit before the rental; null when none is. */
export function duePayment({ payments }: Pick<RentalRequestRecord, 'payments'>): PaymentRecord | null {
  return retryable(payments, 'deposit') ?? retryable(payments, 'rental');
}

/** What an approved rental waits for when a payment did not work; null when all that was tried did. */
export function paymentStep(request: RentalRequestRecord, reader: Reader): NextStep | null {
  const payment = duePayment(request);
  if (payment === null) return null;
  const what = payment.kind === 'deposit' ? 'deposit' : 'rental amount';
  const warning =
    payment.kind === 'deposit' ? ` Without it the rental is cancelled from ${cancelledFrom(request)}.` : '';
  if (reader !== 'renter') return theirTurn(`${request.user.name} has to pay the ${what}`, warning.trim());
  const title =
    payment.status === 'requires_action'
      ? `Your bank has not approved the ${what}`
      : `The ${what} could not be charged`;
  return yourTurn('pay', title, `Pay it with another card.${warning}`);
}

/** The start less the policy's window. */
function cancelledFrom({ start_date, machine, cancellation_policy }: RentalRequestRecord): string {
  const zone = zoneOf(machine);
  const start = startOfDayIn(start_date, zone).getTime();
  return instantWords(new Date(start - cancellation_policy.window_hours * HOUR_MS), zone);
}
