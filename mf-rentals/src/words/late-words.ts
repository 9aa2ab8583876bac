import type { RentalRequestRecord } from '@yard/contracts';
import { formatMoney } from '@kit/money';
import { returnOf } from './payment-step';
import { firstNames, type Reader } from './reader';
import { type NextStep, theirTurn } from './step';
import { dayWords } from './time-words';

export function lateWords(request: RentalRequestRecord): string {
  const { end_date, end_time } = request;
  return `It was due back on ${dayWords(end_date, end_time)}.${costWords(request)}`;
}

/** Begins with a space; nothing where no rate says what it costs. */
function costWords({ late, payments }: RentalRequestRecord): string {
  const currency = payments[0]?.currency;
  if (!late || late.amount === null || !currency) return '';
  const cost = late.amount === 0 ? 'nothing' : formatMoney(late.amount, currency);
  return ` Through ${dayWords(late.through)}, that costs ${cost} more.`;
}

const FREE = 'Canceling is free until you pick it up.';

/** A rental whose machine is still out; null where it is there. */
export function machineLateStep(request: RentalRequestRecord, reader: Reader): NextStep | null {
  if (!request.machine_late) return null;
  const starts = `This rental starts on ${dayWords(request.start_date, request.start_time)}.`;
  const { renter, owner } = firstNames(request);
  const then =
    reader === 'renter'
      ? `Ask ${owner} when it’ll be there, find another for these days, or cancel. ${FREE}`
      : `${renter} can take another machine or cancel for free.`;
  return theirTurn(
    'The machine isn’t back from the previous rental',
    `${starts} ${then}`,
    returnOf(request, reader),
  );
}
