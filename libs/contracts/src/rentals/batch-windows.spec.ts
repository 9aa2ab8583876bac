import * as fc from 'fast-check';
import { dayAfter, midnight, ZONES } from '../../spec-support/wall-clock';
import {
  CLOSE_AFTER_DAYS,
  completedMoreThan,
  completedSince,
  isPastCancellationWindow,
  isPastEnd,
  NOTIFY_AFTER_DAYS,
} from './batch-windows';

const SEED = 20_261_120;
/** `npm run rig -- cases` tries 100,000. */
const CASES = Number(process.env.CASES ?? 10_000);

/** Two and a half years: six changes of the clocks in each zone that has them. */
const day = fc.integer({ min: 0, max: 900 }).map((after) => dayAfter('2026-01-01', after));

it('closes more than 7 days after the end, and asks for the return from 1 day on', () => {
  expect([CLOSE_AFTER_DAYS, NOTIFY_AFTER_DAYS]).toEqual([7, 1]);
});

it('closes 7 days and a moment after the last day, not at 7 days', () => {
  const span = { end_date: '2026-11-10' } as const;
  const isClosed = (time: string) => completedMoreThan(CLOSE_AFTER_DAYS, span, 'UTC', new Date(time));

  expect(isClosed('2026-11-18T00:00:00.000Z')).toBe(false);
  expect(isClosed('2026-11-18T00:00:00.001Z')).toBe(true);
});

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
