import { isOver, type RentalRequestRecord } from '@yard/contracts';

/** The start page stays a start page: at most so many rentals are on it. */
const SHOWN = 4;

/** What waits for the reader first, then what comes next; what is over is left out unless it waits. */
export function homeRentals(
  waiting: readonly RentalRequestRecord[],
  coming: readonly RentalRequestRecord[],
): RentalRequestRecord[] {
  const known = new Set(waiting.map(({ id }) => id));
  const next = coming.filter(({ id, status }) => !known.has(id) && !isOver(status));
  return [...waiting, ...next].slice(0, SHOWN);
}
