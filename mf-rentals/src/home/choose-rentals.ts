import { isOver, type RentalRequestRecord } from '@yard/contracts';

/** Largest number of rentals on the start page. */
const SHOWN = 4;

export interface Urgency {
  /** True when an action is due from the reader, such as a payment. */
  isDue: (request: RentalRequestRecord) => boolean;
  /** The instant after which that action is no longer possible; null where it can wait. */
  runsOut: (request: RentalRequestRecord) => Date | null;
}

/**
 * Actions due from the reader first, the soonest to run out before the rest; then others that wait for them
 * (a message), running rentals, and the next to come. Ended ones are left out unless they wait.
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
