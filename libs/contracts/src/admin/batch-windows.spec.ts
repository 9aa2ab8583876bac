import * as fc from 'fast-check';
import { dayAfter, midnight, ZONES } from '../../spec-support/wall-clock';
import { completedMoreThan, completedSince, isPastCancellationWindow, isPastEnd } from './batch-windows';

const SEED = 20_261_120;
/** `npm run test:cases` tries 100,000. */
const CASES = Number(process.env.CASES ?? 10_000);

/** Two and a half years: six changes of the clocks in each zone that has them. */
const day = fc.integer({ min: 0, max: 900 }).map((after) => dayAfter('2026-01-01', after));

describe.each(ZONES)('windows in %s', (zone) => {
  it(`agree with an oracle around their edges in ${CASES / ZONES.length} cases of seed ${SEED}`, () => {
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 0, max: 8760 }),
        fc.constantFrom(-1000, -1, 0, 1, 1000),
        (date, hours, offset) => {
          const span = { start_date: date, end_date: date };
          const start = midnight(date, zone) - hours * 3_600_000;
          const after = (days: number) => new Date(midnight(dayAfter(date, 1 + days), zone) + offset);
          const found = [
            isPastCancellationWindow(span, hours, zone, new Date(start + offset)),
            completedMoreThan(7, span, zone, after(7)),
            completedSince(1, span, zone, after(1)),
            isPastEnd(span, zone, after(0)),
          ];
          const expected = [offset > 0, offset > 0, offset >= 0, offset >= 0];
          if (String(found) !== String(expected)) throw new Error(`${found}, not ${expected}`);
        },
      ),
      { numRuns: CASES / ZONES.length, seed: SEED },
    );
  });
});
