import { isOver, type RentalRequestRecord } from '@yard/contracts';

/** The start page stays a start page: at most so many rentals are on it. */
const SHOWN = 4;

/**
 * What the reader has to do first, then what else waits for them (a message), then what runs, then what comes next;
 * what is over is left out unless it waits.
 *
 * @param waiting      what the server says is the reader's turn
 * @param begun        what started up to today, the latest first
 * @param coming       what starts from today on, the nearest first
 * @param isDue        whether an action is due from the reader, such as a payment
 */
export function homeRentals(
  waiting: readonly RentalRequestRecord[],
  begun: readonly RentalRequestRecord[],
  coming: readonly RentalRequestRecord[],
  isDue: (request: RentalRequestRecord) => boolean,
): RentalRequestRecord[] {
  const next = [...begun, ...coming].filter(({ status }) => !isOver(status));
  const all = [...new Map([...waiting, ...next].map((request) => [request.id, request])).values()];
  return [...all.filter(isDue), ...all.filter((request) => !isDue(request))].slice(0, SHOWN);
}
