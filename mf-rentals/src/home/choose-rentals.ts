import { isOver, type RentalRequestRecord } from '@yard/contracts';
import { soonestFirst } from './runs-out';

const SHOWN = 4;

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
  runsOut: (request: RentalRequestRecord) => number,
): RentalRequestRecord[] {
  const next = [...begun, ...coming].filter(({ status }) => !isOver(status));
  const all = [...new Map([...waiting, ...next].map((request) => [request.id, request])).values()];
  return soonestFirst(all, runsOut).slice(0, SHOWN);
}
