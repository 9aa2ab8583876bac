import {
  answerDueAt,
  COLLECT_WITHIN_HOURS,
  type MachineReturnRecord,
  type RentalRequestRecord,
} from '@yard/contracts';
import { startOfDayIn, todayIn } from '@yard/dates';
import { otherParty, type Reader } from './reader';
import { type NextStep, nobodysTurn, theirTurn, yourTurn } from './step';
import { dayWords, instantWords, zoneOf } from './time-words';

const HOUR_MS = 3_600_000;

/** An approved rental that is paid as far as it is due: its start comes next. */
export function comingStep(request: RentalRequestRecord): NextStep {
  const zone = zoneOf(request.machine);
  const how = request.delivery_enabled ? 'It is delivered to the address below.' : 'It is picked up.';
  const start = startOfDayIn(request.start_date, zone).getTime();
  const charged = instantWords(new Date(start - COLLECT_WITHIN_HOURS * HOUR_MS), zone);
  const money = request.payments.some((payment) => payment.kind === 'rental')
    ? 'The rental amount is paid.'
    : `The rental amount is charged from ${charged}.`;
  return nobodysTurn(`Starts ${dayWords(request.start_date, request.start_time)}`, `${how} ${money}`);
}

/** A rental whose days have begun: its return comes next. */
export function runningStep(request: RentalRequestRecord, reader: Reader, now: Date): NextStep {
  const ends = dayWords(request.end_date, request.end_time);
  const isPast = todayIn(zoneOf(request.machine), now) > request.end_date;
  if (reader === 'owner') {
    return isPast
      ? yourTurn('record_return', 'Record the return', `It was due back on ${ends}.`)
      : {
          ...nobodysTurn(`Due back ${ends}`, 'Record the return once it is there.'),
          due: 'record_return',
        };
  }
  const text = `${otherParty(request, 'renter')} notes hours, fuel and condition; then the deposit comes back.`;
  if (isPast) return theirTurn('The return is recorded next', text);
  return nobodysTurn(reader === 'renter' ? `Return it by ${ends}` : `Due back ${ends}`, text);
}

/** A rental whose machine is back: the renter's word on the return, or Yard's. */
export function returnedStep(request: RentalRequestRecord, reader: Reader, now: Date): NextStep {
  const back = request.machine_return;
  if (back?.contested_at && !back.accepted_at) return contestedStep(request, reader, back.contest_reason);
  const due = back && answerDueAt(stampsOf(back));
  if (!due || back.accepted_at) return nobodysTurn('The return is accepted', DEPOSIT_FOLLOWS);
  if (due <= now) return nobodysTurn('The return counts as accepted', `No answer came. ${DEPOSIT_FOLLOWS}`);
  const until = instantWords(due, zoneOf(request.machine));
  return reader === 'renter'
    ? yourTurn(
        'accept_return',
        'Look at the return',
        `Accept it, or say what is wrong, until ${until}. Without an answer it counts as accepted.`,
      )
    : theirTurn(
        `${request.user.name} looks at the return`,
        `Without an answer until ${until} it is accepted.`,
      );
}

const DEPOSIT_FOLLOWS = 'What is left of the deposit is on its way back.';

function contestedStep(request: RentalRequestRecord, reader: Reader, reason: string | null): NextStep {
  const text = `${request.user.name} contested it: ${reason ?? ''}`;
  return reader === 'admin'
    ? yourTurn('decide_on_return', 'Decide on the return', text)
    : theirTurn('Yard decides on the return', text);
}

/** Nothing but a change by its owner moves the stamp of a return that waits for its answer. */
function stampsOf({ updated_at }: MachineReturnRecord) {
  return { created_at: new Date(updated_at), changed_at: null };
}
