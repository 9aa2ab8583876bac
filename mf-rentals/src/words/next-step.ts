import type { RentalRequestRecord } from '@yard/contracts';
import { todayIn } from '@yard/dates';
import { formatMoney } from '@yard/money';
import { paymentStep } from './payment-step';
import { otherParty, type Reader } from './reader';
import { comingStep, returnedStep, runningStep } from './running-step';
import { type NextStep, nobodysTurn, theirTurn, yourTurn } from './step';
import { dayWords, zoneOf } from './time-words';

/** What happens next with a rental, when, and who must act. */
export function nextStep(request: RentalRequestRecord, reader: Reader, now: Date): NextStep {
  switch (request.status) {
    case 'pending':
      return (reader === 'renter' && paymentStep(request, reader, now)) || pendingStep(request, reader);
    case 'approved':
      return paymentStep(request, reader, now) ?? comingStep(request);
    case 'active':
      return paymentStep(request, reader, now) ?? runningStep(request, reader, now);
    case 'returned':
      return returnedStep(request, reader, now);
    case 'declined':
      return nobodysTurn(
        'The owner said no',
        'Nothing was charged. The owner’s answer is among the messages.',
      );
    case 'cancelled':
      return cancelledStep(request);
    case 'closed':
      return nobodysTurn('All is done', depositBack(request));
  }
}

function pendingStep(request: RentalRequestRecord, reader: Reader): NextStep {
  const owner = otherParty(request, 'renter');
  if (reader === 'owner') {
    const text = `${request.user.name} waits for your answer. The days are taken once you approve.`;
    return yourTurn('answer', 'Approve or decline', text);
  }
  if (reader === 'renter' && !request.stripe_payment_method_id) {
    const text = `${owner} sees your request. The deposit is charged to your card when it is approved.`;
    return yourTurn('add_card', 'Add a card', text);
  }
  return theirTurn(`${owner} answers next`, 'Nothing is charged before the approval; then the deposit is.');
}

function cancelledStep({ cancellation, payments }: RentalRequestRecord): NextStep {
  const title = `${cancellation?.user_name ?? 'Yard'} cancelled it`;
  const back = cancellation?.refund_amount ?? 0;
  const currency = payments[0]?.currency;
  const refund = back > 0 && currency ? `${formatMoney(back, currency)} goes back to the card.` : null;
  const facts = [refund, 'The days are free again.'].filter(Boolean).join(' ');
  return nobodysTurn(title, cancellation ? `“${cancellation.reason}” ${facts}` : facts);
}

function depositBack({ deposit_refunded_at, payments, machine }: RentalRequestRecord): string {
  const deposit = payments.find(({ kind, refunded_amount }) => kind === 'deposit' && refunded_amount > 0);
  if (!deposit_refunded_at) return 'Nothing more happens with this rental.';
  if (!deposit) return 'All of the deposit was kept for damage.';
  const { amount, refunded_amount, currency } = deposit;
  const whole = refunded_amount >= amount;
  const back = whole ? 'The deposit' : `${formatMoney(refunded_amount, currency)} of the deposit`;
  return `${back} went back on ${dayWords(todayIn(zoneOf(machine), new Date(deposit_refunded_at)))}.`;
}
