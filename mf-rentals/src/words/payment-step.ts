import {
  duePayment,
  canRetry,
  hasPaidRent,
  isUnderWay,
  needsAction,
  newestPayment,
  paymentNoun,
  type RentalRequestRecord,
  zoneOf,
} from '@yard/contracts';
import { blocksHandOver, canApply, type RentalReader } from '@yard/contracts/rental-moves';
import { consequence, retryWords, untilWords, whatWords } from './payment-words';
import { firstNames } from './reader';
import { type NextStep, nobodysTurn, theirTurn } from './step';

/** The step for all but the payer while a payment has not worked; null when each attempt has. */
export function paymentStep(request: RentalRequestRecord, reader: RentalReader, now: Date): NextStep | null {
  const payment = duePayment(request);
  if (payment === null) return underWay(request);
  const unpaid = reader === 'owner' ? unpaidStep(request, now) : null;
  if (unpaid) return unpaid;
  const verb = needsAction(payment) ? 'confirm' : 'pay';
  const title = `Waiting for ${firstNames(request).renter} to ${verb} the ${paymentNoun(payment)}`;
  return theirTurn(title, consequence(payment, request, now), returnOf(request, reader));
}

/** The owner reads first what not to do; whether to end it or to hand over is their decision. */
function unpaidStep(request: RentalRequestRecord, now: Date): NextStep | null {
  const { renter } = firstNames(request);
  const unpaid = blocksHandOver(request);
  if (unpaid) {
    const until = untilWords(unpaid.deadline_at, zoneOf(request.machine), now);
    const text = `${renter} was notified and can pay${until}.${retryWords(unpaid, request, now)}`;
    return theirTurn('Don’t hand over: the rent is unpaid', text, 'unpaid');
  }
  if (request.unpaid?.kind !== 'rental') return null;
  if (hasPaidRent(request.payments)) {
    const owed = `${renter} was notified and can pay for the change.${retryWords(request.unpaid, request, now)}`;
    return theirTurn('The rental change is unpaid', owed, returnOf(request, 'owner'));
  }
  const owed = `${renter} still owes the rent and can pay it here.`;
  return theirTurn('Handed over with the rent unpaid', owed, returnOf(request, 'owner'));
}

/** The step for debts once the machine is back or the rental over; the payer gets a step of their own. */
export function owedStep(request: RentalRequestRecord): NextStep | null {
  if (!request.unpaid) return null;
  const payment = duePayment(request);
  const last = payment ?? newestPayment(request.payments, request.unpaid.kind);
  if (!last) return null;
  if (!payment) return nobodysTurn(`${whatWords(last)} is being charged`, BANK_WORDS);
  const text = consequence(last, request, new Date());
  return theirTurn(`Waiting for ${firstNames(request).renter} to pay the ${paymentNoun(last)}`, text);
}

/** A machine that is out can come back at any time, paid or not. */
export function returnOf({ status }: RentalRequestRecord, reader: RentalReader) {
  return reader === 'owner' && canApply('recordReturn', status) ? 'record_return' : null;
}

const BANK_WORDS = 'You’ll see the bank’s answer here.';

export function underWay(
  { payments }: RentalRequestRecord,
  kind: 'deposit' | 'rental' = 'deposit',
): NextStep | null {
  const payment = newestPayment(payments, kind);
  if (!payment || !isUnderWay(payment) || canRetry(payment)) return null;
  return nobodysTurn(`${whatWords(payment)} is being charged`, BANK_WORDS);
}
