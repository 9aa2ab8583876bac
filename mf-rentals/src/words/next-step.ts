import {
  canRetry,
  COLLECT_WITHIN_HOURS,
  type PaymentKind,
  type PaymentRecord,
  type RentalRequestRecord,
} from '@yard/contracts';
import { startOfDayIn, todayIn } from '@yard/dates';
import { otherParty, type Reader } from './reader';
import { dayWords, instantWords, zoneOf } from './time-words';

/** The one action that a rental waits for from its reader. */
export type DueAction = 'answer' | 'add_card' | 'pay' | 'record_return' | 'accept_return';

export interface NextStep {
  /** Who has to act. */
  turn: 'you' | 'other' | 'nobody';
  title: string;
  text: string;
  due: DueAction | null;
}

const HOUR_MS = 3_600_000;

/** What happens next with a rental, when, and who must act. */
export function nextStep(request: RentalRequestRecord, reader: Reader, now: Date): NextStep {
  switch (request.status) {
    case 'pending':
      return pendingStep(request, reader);
    case 'approved':
    case 'active':
      return paymentStep(request, reader) ?? runningStep(request, reader, now);
    case 'returned':
      return returnedStep(request, reader);
    case 'declined':
      return over('Declined', 'The owner cannot rent it out for these days. Nothing was charged.');
    case 'cancelled':
      return over('Cancelled', `By ${request.cancellation?.user_name ?? 'Yard'}. The days are free again.`);
    case 'closed':
      return over('Closed', depositBack(request));
  }
}

function pendingStep(request: RentalRequestRecord, reader: Reader): NextStep {
  const owner = otherParty(request, 'renter');
  if (reader === 'owner') {
    const text = `${request.user.name} waits for your answer. The days are taken once you approve.`;
    return { turn: 'you', title: 'Approve or decline', text, due: 'answer' };
  }
  if (reader === 'renter' && !request.stripe_payment_method_id) {
    const text = `${owner} sees your request. The deposit is charged to your card when it is approved.`;
    return { turn: 'you', title: 'Add a card', text, due: 'add_card' };
  }
  const text = 'Nothing is charged before the approval; then the deposit is.';
  return { turn: 'other', title: `${owner} answers next`, text, due: null };
}

function paymentStep(request: RentalRequestRecord, reader: Reader): NextStep | null {
  const missing = unpaid(request);
  if (missing === null) return null;
  const what = missing === 'deposit' ? 'deposit' : 'rental amount';
  const until = new Date(
    startOfDayIn(request.start_date, zoneOf(request.machine)).getTime() -
      request.cancellation_policy.window_hours * HOUR_MS,
  );
  const warning =
    missing === 'deposit'
      ? `Without it the rental is cancelled from ${instantWords(until, zoneOf(request.machine))}.`
      : '';
  if (reader !== 'renter') {
    return { turn: 'other', title: `${request.user.name} has to pay the ${what}`, text: warning, due: null };
  }
  return {
    turn: 'you',
    title: `The ${what} could not be charged`,
    text: `Pay it with another card. ${warning}`.trim(),
    due: 'pay',
  };
}

/** The kind of payment whose newest attempt failed or waits for the renter, the deposit first. */
function unpaid({ payments }: RentalRequestRecord): 'deposit' | 'rental' | null {
  if (retryable(payments, 'deposit')) return 'deposit';
  return retryable(payments, 'rental') ? 'rental' : null;
}

function runningStep(request: RentalRequestRecord, reader: Reader, now: Date): NextStep {
  const zone = zoneOf(request.machine);
  if (request.status === 'approved') return { turn: 'nobody', due: null, ...comingWords(request) };
  const ends = dayWords(request.end_date, request.end_time);
  const isPast = todayIn(zone, now) > request.end_date;
  if (reader === 'owner') {
    const text = isPast
      ? `It was due back on ${ends}.`
      : `It is due back on ${ends}. Record it once it is there.`;
    return { turn: isPast ? 'you' : 'nobody', title: 'Record the return', text, due: 'record_return' };
  }
  const title = isPast ? 'The return is recorded next' : `Return it by ${ends}`;
  const text = `${otherParty(request, 'renter')} notes hours, fuel and condition; then the deposit comes back.`;
  return { turn: isPast ? 'other' : 'nobody', title, text, due: null };
}

function comingWords(request: RentalRequestRecord): Pick<NextStep, 'title' | 'text'> {
  const zone = zoneOf(request.machine);
  const starts = dayWords(request.start_date, request.start_time);
  const how = request.delivery_enabled ? 'It is delivered to the address below.' : 'It is picked up.';
  const collected = request.payments.some((payment) => payment.kind === 'rental');
  const charge = new Date(startOfDayIn(request.start_date, zone).getTime() - COLLECT_WITHIN_HOURS * HOUR_MS);
  const money = collected
    ? 'The rental amount is paid.'
    : `The rental amount is charged from ${instantWords(charge, zone)}.`;
  return { title: `Starts ${starts}`, text: `${how} ${money}` };
}

function returnedStep(request: RentalRequestRecord, reader: Reader): NextStep {
  const back = request.machine_return;
  if (back?.contested_at) {
    return {
      turn: 'other',
      title: 'Yard decides on the return',
      text: 'The renter contested it.',
      due: null,
    };
  }
  if (back?.accepted_at) return over('Returned', 'The deposit is on its way back.');
  const text = 'Accept it, or say what is wrong, within 48 hours. Without an answer it counts as accepted.';
  return reader === 'renter'
    ? { turn: 'you', title: 'Look at the return', text, due: 'accept_return' }
    : {
        turn: 'other',
        title: `${request.user.name} looks at the return`,
        text: '48 hours without an answer count as accepted.',
        due: null,
      };
}

function depositBack(request: RentalRequestRecord): string {
  return request.deposit_refunded_at
    ? `The deposit went back on ${dayWords(request.deposit_refunded_at.slice(0, 10))}.`
    : 'Nothing more happens with this rental.';
}

function over(title: string, text: string): NextStep {
  return { turn: 'nobody', title, text, due: null };
}

/** The newest attempt of a kind, if it is due to be tried again. */
export function retryable(payments: readonly PaymentRecord[], kind: PaymentKind): PaymentRecord | null {
  const attempts = payments.filter((payment) => payment.kind === kind).sort((a, b) => a.id - b.id);
  const last = attempts.at(-1);
  return last && canRetry(last) ? last : null;
}
