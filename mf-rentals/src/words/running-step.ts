import type { BillRecord, RentalRequestRecord } from '@yard/contracts';
import { collectFrom, displayStatusOf, isUnsigned, zoneOf } from '@yard/contracts';
import { answerDue, type RentalReader } from '@yard/contracts/rental-moves';
import { claimsDamage } from './bill-permissions';
import { contestWords } from './contest-words';
import { owedStep } from './payment-step';
import { otherParty } from './reader';
import { type NextStep, nobodysTurn, theirTurn } from './step';
import { dayWords, deadlineWords, instantWords } from './time-words';

/** An approved rental that is paid as far as it is due: its start comes next. */
export function comingStep(request: RentalRequestRecord, now: Date): NextStep {
  const how = request.delivery_enabled ? 'It is delivered to the address below.' : pickupWords(request);
  const money = request.payments.some((payment) => payment.kind === 'rental')
    ? 'The rental amount is paid.'
    : rentWords(request, now);
  return nobodysTurn(`Starts ${dayWords(request.start_date, request.start_time)}`, `${how} ${money}`);
}

function rentWords({ start_date, machine }: RentalRequestRecord, now: Date): string {
  const zone = zoneOf(machine);
  const from = collectFrom(start_date, zone);
  return from > now
    ? `The rental amount is charged from ${instantWords(from, zone)}.`
    : 'The rental amount is charged next.';
}

function pickupWords({ pickup }: RentalRequestRecord): string {
  if (!pickup?.address) return 'It is picked up.';
  const call = pickup.owner_phone ? ` The owner’s phone: ${pickup.owner_phone}.` : '';
  return `Pick it up at ${pickup.address}.${call}`;
}

/** A rental whose days have begun: its return comes next. */
export function runningStep(request: RentalRequestRecord, reader: RentalReader, now: Date): NextStep {
  const ends = dayWords(request.end_date, request.end_time);
  if (reader === 'owner')
    return nobodysTurn(`Due back ${ends}`, 'Record the return once it is there.', 'record_return');
  const owners = otherParty(request, 'renter');
  const text = `${owners} notes hours, fuel and condition; then the deposit comes back.`;
  if (request.call_off) {
    const { number, last_day } = request.call_off;
    const billed = `Number ${number}. The last day that is billed is ${dayWords(last_day)}.`;
    return theirTurn(`${owners} fetches the machine`, `${billed} ${text}`);
  }
  if (displayStatusOf(request, zoneOf(request.machine), now) === 'overdue')
    return theirTurn('The return is recorded next', text);
  return nobodysTurn(reader === 'renter' ? `Return it by ${ends}` : `Due back ${ends}`, text);
}

/** A rental whose machine is back: the renter's word on the return, or Yard's; and the rent, where it is owed. */
export function returnedStep(request: RentalRequestRecord, now: Date): NextStep {
  const step = answerStep(request, now);
  const owed = owedStep(request);
  if (!owed) return step;
  return step.turn === 'nobody' && !request.bill ? owed : { ...step, text: `${step.text} ${owed.title}.` };
}

function answerStep(request: RentalRequestRecord, now: Date): NextStep {
  const { machine_return: back, user, machine } = request;
  if (request.bill) return billStep(request, request.bill);
  if (back && displayStatusOf(request, zoneOf(machine), now) === 'contested')
    return theirTurn('Yard decides on the return', contestWords(request));
  if (!back || back.accepted_at) return nobodysTurn('The return is accepted', DEPOSIT_FOLLOWS);
  const due = answerDue(request, now);
  if (!due) return nobodysTurn('The return counts as accepted', `No answer came. ${DEPOSIT_FOLLOWS}`);
  return theirTurn(
    `${user.name} looks at the return`,
    `Without an answer until ${deadlineWords(due, zoneOf(machine))} it is accepted.`,
  );
}

function billStep({ user, machine }: RentalRequestRecord, bill: BillRecord): NextStep {
  if (bill.status === 'offered') {
    const until = deadlineWords(bill.answer_by, zoneOf(machine));
    const silence = isUnsigned(bill) ? 'Yard decides' : 'the deposit pays what it covers';
    return theirTurn(`${user.name} looks at the bill`, `Without an answer until ${until} ${silence}.`);
  }
  if (bill.status === 'contested') {
    const agree = 'Until then the two of you can agree on the damage.';
    return theirTurn(
      'Yard decides on the bill',
      claimsDamage(bill) ? agree : 'It reads what both of you wrote.',
    );
  }
  return nobodysTurn('The bill is being charged', 'The answer of the bank is shown here.');
}

const DEPOSIT_FOLLOWS = 'What is left of the deposit is on its way back.';
