import { canRetry, isUnderWay, type RentalRequestRecord, zoneOf } from '@yard/contracts';
import { todayIn } from '@yard/dates';
import { formatMoney } from '@kit/money';
import { whatWords } from './payment-words';
import type { Reader } from './reader';
import { type NextStep, nobodysTurn } from './step';
import { dayWords } from './time-words';

export function cancelledBy({ cancellation, user_id, machine }: RentalRequestRecord, reader: Reader) {
  const own = { renter: user_id, owner: machine.user_id, admin: null }[reader];
  return own !== null && cancellation?.user_id === own ? 'You' : (cancellation?.user_name ?? 'Yard');
}

export function cancelledStep(request: RentalRequestRecord, reader: Reader): NextStep {
  const { cancellation, payments } = request;
  const title = `${cancelledBy(request, reader)} canceled this`;
  const back = cancellation?.refund_amount ?? 0;
  const currency = payments[0]?.currency;
  const refunded = payments.reduce((sum, { refunded_amount }) => sum + refunded_amount, 0);
  const isOnItsWay = refunded < back || payments.some(({ returning_amount = 0 }) => returning_amount > 0);
  const goes = isOnItsWay ? 'is going back to the card' : 'was refunded to the card';
  const refund = back > 0 && currency ? `${formatMoney(back, currency)} ${goes}.` : null;
  const coming = payments.filter((payment) => isUnderWay(payment) && !canRetry(payment));
  const late = coming.map((one) => `${whatWords(one)} is still being charged and will be refunded in full.`);
  const facts = [refund, ...late, freeWords(request)].filter(Boolean).join(' ');
  return nobodysTurn(title, cancellation ? `“${cancellation.reason}” ${facts}` : facts);
}

/** The days before a rental was cancelled stay those of its machine, which may have been out. */
function freeWords(request: RentalRequestRecord): string | null {
  const { approved_at, cancellation, start_date, end_date, machine } = request;
  const day = cancellation && todayIn(zoneOf(machine), new Date(cancellation.created_at));
  if (!approved_at || !day || day <= start_date) return 'The days are free again.';
  return day > end_date ? null : `The days from ${dayWords(day)} are free again.`;
}
