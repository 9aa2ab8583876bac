import type { RentalRequestRecord } from '@yard/contracts';
import { formatMoney } from '@kit/money';
import { returnOf } from './payment-step';
import { firstNames, type Reader } from './reader';
import { daysLate } from './status-words';
import { type NextStep, theirTurn } from './step';
import { dayWords } from './time-words';

export function lateWords(request: RentalRequestRecord, now: Date): string {
  const { end_date, end_time, late, payments } = request;
  const was = `It was due back on ${dayWords(end_date, end_time)}.`;
  const currency = payments[0]?.currency;
  // Without a rate nobody knows what it costs.
  if (!late || late.amount === null || !currency) return was;
  const cost = late.amount === 0 ? 'Nothing' : formatMoney(late.amount, currency);
  return `${was} ${cost} extra ${daysLate(request, now) ? 'so far' : `through ${dayWords(late.through)}`}.`;
}

const FREE = 'Canceling is free until you pick it up.';

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
