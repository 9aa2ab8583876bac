import type { RentalRequestRecord } from '@yard/contracts';
import { paymentStep } from './payment-step';
import { otherParty, type Reader } from './reader';
import { comingStep, returnedStep, runningStep } from './running-step';
import { type NextStep, nobodysTurn, theirTurn, yourTurn } from './step';
import { dayWords } from './time-words';

/** What happens next with a rental, when, and who must act. */
export function nextStep(request: RentalRequestRecord, reader: Reader, now: Date): NextStep {
  switch (request.status) {
    case 'pending':
      return pendingStep(request, reader);
    case 'approved':
      return paymentStep(request, reader) ?? comingStep(request);
    case 'active':
      return paymentStep(request, reader) ?? runningStep(request, reader, now);
    case 'returned':
      return returnedStep(request, reader);
    case 'declined':
      return nobodysTurn('The owner said no', 'Nothing was charged. The owner’s message is below.');
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

function cancelledStep({ cancellation }: RentalRequestRecord): NextStep {
  const title = `${cancellation?.user_name ?? 'Yard'} cancelled it`;
  return nobodysTurn(title, [cancellation?.reason, 'The days are free again.'].filter(Boolean).join(' – '));
}

function depositBack({ deposit_refunded_at }: RentalRequestRecord): string {
  return deposit_refunded_at
    ? `The deposit went back on ${dayWords(deposit_refunded_at.slice(0, 10))}.`
    : 'Nothing more happens with this rental.';
}
