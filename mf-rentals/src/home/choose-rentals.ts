import { isOver, type RentalRequestRecord } from '@yard/contracts';

/** The start page stays a start page: at most so many rentals are on it. */
const SHOWN = 4;

/**
 * What is the reader's turn first, then what else waits for them, then what comes next; what is over is left out unless it
 * waits.
 *
 * @param waiting      what the server says needs attention
 * @param coming       what starts from today on, the nearest first
 * @param isTheirTurn  whether the next step is the reader's, such as a payment
 */
export function homeRentals(
  waiting: readonly RentalRequestRecord[],
  coming: readonly RentalRequestRecord[],
  isTheirTurn: (request: RentalRequestRecord) => boolean,
): RentalRequestRecord[] {
  const known = new Set(waiting.map(({ id }) => id));
  const next = coming.filter(({ id, status }) => !known.has(id) && !isOver(status));
  const all = [...waiting, ...next];
  return [...all.filter(isTheirTurn), ...all.filter((request) => !isTheirTurn(request))].slice(0, SHOWN);
}
