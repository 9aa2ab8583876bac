import { canRetry, isUnderWay, type RentalRequestRecord, zoneOf } from '@yard/contracts';
import { todayIn } from '@yard/dates';
import { formatMoney } from '@kit/money';
import { whatWords } from './payment-words';
import { type NextStep, nobodysTurn } from './step';
import { dayWords } from './time-words';

export function cancelledStep(request: RentalRequestRecord): NextStep {
  const { cancellation, payments } = request;
  const title = `${cancellation?.user_name ?? 'Yard'} canceled it`;
  const back = cancellation?.refund_amount ?? 0;
  const currency = payments[0]?.currency;
  const refund = back > 0 && currency ? `${formatMoney(back, currency)} is going back to the card.` : null;
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
