import type { BillRecord, RentalRequestRecord } from '@yard/contracts';
import { collectFrom, displayStatusOf, isUnsigned, zoneOf } from '@yard/contracts';
import { todayIn } from '@yard/dates';
import { formatMoney } from '@kit/money';
import { answerDue, type RentalReader } from '@yard/contracts/rental-moves';
import { claimsDamage } from './bill-permissions';
import { contestWords } from './contest-words';
import { lateWords } from './late-words';
import { owedStep } from './payment-step';
import { firstNames } from './reader';
import { type NextStep, nobodysTurn, theirTurn } from './step';
import { dayWords, deadlineWords } from './time-words';

/** An approved rental that is paid as far as it is due: its start comes next. */
export function comingStep(request: RentalRequestRecord, reader: RentalReader, now: Date): NextStep {
  const how = request.delivery_enabled
    ? 'It’ll be delivered to the address below.'
    : pickupWords(request, reader);
  const money = request.payments.some((payment) => payment.kind === 'rental')
    ? 'The rental amount is paid.'
    : rentWords(request, now);
  return nobodysTurn(`Starts ${dayWords(request.start_date, request.start_time)}`, `${how} ${money}`);
}

function rentWords({ start_date, subtotal, machine, payments }: RentalRequestRecord, now: Date): string {
  const zone = zoneOf(machine);
  const from = collectFrom(start_date, zone);
  const currency = payments[0]?.currency;
  const rent = currency ? formatMoney(subtotal, currency) : 'The rental amount';
  return `${rent} is charged ${from > now ? `on ${dayWords(todayIn(zone, from))}` : 'today'}.`;
}

function pickupWords(request: RentalRequestRecord, reader: RentalReader): string {
  const { pickup } = request;
  const day = dayWords(request.start_date);
  if (!pickup?.address)
    return reader === 'renter'
      ? `Pick it up on ${day}.`
      : `${firstNames(request).renter} picks it up on ${day}.`;
  const call = pickup.owner_phone ? ` ${firstNames(request).owner}’s phone: ${pickup.owner_phone}.` : '';
  return `Pick it up at ${pickup.address}.${call}`;
}

/** A rental whose days have begun: its return comes next. */
export function runningStep(request: RentalRequestRecord, reader: RentalReader, now: Date): NextStep {
  const ends = dayWords(request.end_date, request.end_time);
  if (reader === 'owner')
    return nobodysTurn(`Due back ${ends}`, 'Record the return when it’s back.', 'record_return');
  const { owner } = firstNames(request);
  const text = `${owner} records hours, fuel and condition. Then the deposit comes back.`;
  if (request.call_off) {
    const { number, last_day } = request.call_off;
    const billed = `Number ${number}. The last billed day is ${dayWords(last_day)}.`;
    return theirTurn(`Waiting for ${owner} to pick up the machine`, `${billed} ${text}`);
  }
  if (displayStatusOf(request, zoneOf(request.machine), now) === 'overdue')
    return theirTurn(`Waiting for ${owner} to record the return`, `${lateWords(request, now)} ${text}`);
  return nobodysTurn(reader === 'renter' ? `Return it by ${ends}` : `Due back ${ends}`, text);
}

/** A rental whose machine is back: the renter's word on the return, or Yard's; and the rent, where it is owed. */
export function returnedStep(request: RentalRequestRecord, reader: RentalReader, now: Date): NextStep {
  const step = answerStep(request, reader, now);
  const owed = owedStep(request);
  if (!owed) return step;
  return step.turn === 'nobody' && !request.bill ? owed : { ...step, text: `${step.text} ${owed.title}.` };
}

function answerStep(request: RentalRequestRecord, reader: RentalReader, now: Date): NextStep {
  const { machine_return: back, machine } = request;
  if (request.bill) return billStep(request, request.bill);
  if (back && displayStatusOf(request, zoneOf(machine), now) === 'contested')
    return theirTurn('Yard is deciding on the return', contestWords(request, reader));
  if (!back || back.accepted_at) return nobodysTurn('Return accepted', DEPOSIT_FOLLOWS);
  const due = answerDue(request, now);
  if (!due) return nobodysTurn('The return counts as accepted', `There was no answer. ${DEPOSIT_FOLLOWS}`);
  return theirTurn(
    `Waiting for ${firstNames(request).renter} to review the return`,
    `If there’s no answer by ${deadlineWords(due, zoneOf(machine))}, it counts as accepted.`,
  );
}

function billStep(request: RentalRequestRecord, bill: BillRecord): NextStep {
  const { renter, owner } = firstNames(request);
  if (bill.status === 'offered') {
    const until = deadlineWords(bill.answer_by, zoneOf(request.machine));
    const silence = isUnsigned(bill) || bill.to_charge > 0 ? 'Yard decides' : 'it counts as accepted';
    return theirTurn(
      `Waiting for ${renter} to review the bill`,
      `If there’s no answer by ${until}, ${silence}.`,
    );
  }
  if (bill.status === 'contested') {
    const agree = `Until then, ${renter} and ${owner} can agree on the damage.`;
    return theirTurn(
      'Yard is deciding on the bill',
      claimsDamage(bill) ? agree : 'Yard reads what you both wrote.',
    );
  }
  return nobodysTurn('The bill is being charged', 'You’ll see the bank’s answer here.');
}

const DEPOSIT_FOLLOWS = 'What’s left of the deposit is on its way back.';
