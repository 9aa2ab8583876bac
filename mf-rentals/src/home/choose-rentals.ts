import { isOver, type RentalRequestRecord } from '@yard/contracts';

/** The start page stays a start page: at most so many rentals are on it. */
const SHOWN = 4;

export interface Urgency {
  /** Whether an action is due from the reader, such as a payment. */
  isDue: (request: RentalRequestRecord) => boolean;
  /** When that can be done no more; null where it can wait. */
  runsOut: (request: RentalRequestRecord) => Date | null;
}

/**
 * What the reader has to do first, what runs out soonest before all else, then what else waits for them (a message),
 * then what runs, then what comes next; what is over is left out unless it waits.
 *
 * @param waiting      what the server says is the reader's turn
 * @param begun        what started up to today, the latest first
 * @param coming       what starts from today on, the nearest first
 */
export function homeRentals(
  waiting: readonly RentalRequestRecord[],
  begun: readonly RentalRequestRecord[],
  coming: readonly RentalRequestRecord[],
  { isDue, runsOut }: Urgency,
): RentalRequestRecord[] {
  const next = [...begun, ...coming].filter(({ status }) => !isOver(status));
  const all = [...new Map([...waiting, ...next].map((request) => [request.id, request])).values()];
  const end = (request: RentalRequestRecord) => runsOut(request)?.getTime() ?? Infinity;
  const due = all
    .filter(isDue)
    .sort((one, other) => (end(one) < end(other) ? -1 : end(one) > end(other) ? 1 : 0));
  return [...due, ...all.filter((request) => !isDue(request))].slice(0, SHOWN);
}
