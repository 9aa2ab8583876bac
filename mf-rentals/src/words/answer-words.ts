import { type RentalRequestRecord, waitsForBank } from '@yard/contracts';
import { spanWords } from '@yard/dates';
import { firstNames, type Reader } from './reader';

const MINUTE_MS = 60_000;

/** Time that is left is read out from here on. */
const SOON = 2 * 60;

/** Whole minutes until then, the one that runs counted; none once it is over. */
function minutesUntil(instant: string, now: Date): number {
  return Math.max(0, Math.ceil((new Date(instant).getTime() - now.getTime()) / MINUTE_MS));
}

/** Time left for the owner; null where there is no limit, and while a bank has to confirm instead. */
export function answerWords(request: RentalRequestRecord, reader: Reader, now: Date): string | null {
  if (!request.answer_by || waitsForBank(request)) return null;
  const minutes = minutesUntil(request.answer_by, now);
  if (minutes === 0) return 'The time to answer has passed';
  if (reader === 'owner') return `Answer within ${spanWords(minutes)}`;
  return `${firstNames(request).owner} has ${spanWords(minutes)} to answer`;
}

/** The text for screen readers: each half-hour while little time is left, and the end. */
export function answerAlarm(request: RentalRequestRecord, reader: Reader, now: Date): string {
  if (!request.answer_by) return '';
  const minutes = minutesUntil(request.answer_by, now);
  if (minutes > SOON) return '';
  const shown = Math.ceil(minutes / 30) * 30;
  const then = new Date(new Date(request.answer_by).getTime() - shown * MINUTE_MS);
  return answerWords(request, reader, then) ?? '';
}
