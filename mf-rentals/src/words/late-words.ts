import type { RentalRequestRecord } from '@yard/contracts';
import { formatMoney } from '@kit/money';
import { returnOf } from './payment-step';
import { otherParty, type Reader } from './reader';
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
  return ` Kept through ${dayWords(late.through)}, it costs ${cost} more.`;
}

const FREE = 'until you pick it up, that is free of charge.';

/** A rental whose machine is still out; null where it is there. */
export function machineLateStep(request: RentalRequestRecord, reader: Reader): NextStep | null {
  if (!request.machine_late) return null;
  const starts = `This rental starts on ${dayWords(request.start_date, request.start_time)}.`;
  const then =
    reader === 'renter'
      ? `Ask ${otherParty(request, 'renter')} when it comes, find another for these days, or cancel: ${FREE}`
      : `${request.user.name} can take another machine, or cancel free of charge.`;
  return theirTurn(
    'The machine is not back from the rental before',
    `${starts} ${then}`,
    returnOf(request, reader),
  );
}
