import { isOver, type RentalRequestRecord } from '@yard/contracts';

/** The start page stays a start page: at most so many rentals are on it. */
const SHOWN = 4;

/**
 * What is the reader's turn first, then what else waits for them, then what runs, then what comes next; what is over is
 * left out unless it waits.
 *
 * @param waiting      what the server says needs attention
 * @param begun        what started up to today, the latest first: returns wait for somebody there
 * @param coming       what starts from today on, the nearest first
 * @param isTheirTurn  whether the next step is the reader's, such as a payment
 */
export function homeRentals(
  waiting: readonly RentalRequestRecord[],
  begun: readonly RentalRequestRecord[],
  coming: readonly RentalRequestRecord[],
  isTheirTurn: (request: RentalRequestRecord) => boolean,
): RentalRequestRecord[] {
  const next = [...begun, ...coming].filter(({ status }) => !isOver(status));
  const all = [...new Map([...waiting, ...next].map((request) => [request.id, request])).values()];
  return [...all.filter(isTheirTurn), ...all.filter((request) => !isTheirTurn(request))].slice(0, SHOWN);
}
