import * as fc from 'fast-check';
import { addDays } from '@yard/dates';
import { type BilledRental, billLines, daysLate, hoursAllowed, readingRefusal } from './bill-price';
import { cheapestCover } from './rates';

const RATES = { daily_rate: 40_000, weekly_rate: 140_000, monthly_rate: 400_000 };
const DELIVERY = {
  kind: 'delivery' as const,
  label: '1 day',
  quantity: 8,
  unit_amount: 15_000,
  amount: 15_000,
};
const START = '2026-12-14';
const NONE = { fuel: 0, cleaning: 0, damage: 0 };

function rentalOf(days: number, fields: Partial<BilledRental> = {}): BilledRental {
  const rates = { ...RATES, ...fields };
  const cover = cheapestCover(days, rates) ?? [];
  return {
    ...rates,
    start_date: START,
    end_date: addDays(START, days - 1),
    lines: [...cover, DELIVERY],
    delivery_amount: DELIVERY.amount,
    rental_amount: cover.reduce((sum, { amount }) => sum + amount, 0),
    isCalledOff: false,
    ...fields,
  };
}

const use = (fields: { returned: string } & Partial<Parameters<typeof billLines>[1]>) => ({
  hoursOut: null,
  hoursIn: null,
  unsigned: null,
  daysDown: 0,
  ...fields,
});
const linesOf = (rental: BilledRental, used: Parameters<typeof use>[0], claims = NONE) =>
  billLines(rental, use(used), claims);

it.each([
  [3, 24],
  [5, 40],
  [8, 48],
  [28, 160],
  [37, 160 + 40 + 16],
])('pools the hours of the cover of %i days: %i', (days, hours) => {
  expect(hoursAllowed(rentalOf(days), addDays(START, days - 1))).toBe(hours);
});

it('covers the hours of what a line is, whatever its label says', () => {
  const { lines, ...rental } = rentalOf(28);
  const reworded = lines.map((line) => ({ ...line, label: '28 days' }));
  expect(hoursAllowed({ ...rental, lines: reworded }, rental.end_date)).toBe(160);
});

it('bills hours beyond those at an eighth of the day, and says how many were used', () => {
  const [line] = linesOf(rentalOf(3), { returned: '2026-12-16', hoursOut: 1_200.4, hoursIn: 1_230.9 });

  expect(line).toEqual({
    id: 1,
    kind: 'overtime',
    label: '6.5 further hours (30.5 used, 24 covered)',
    unsigned: false,
    quantity: 6.5,
    unit_amount: 5_000,
    claimed_amount: 32_500,
    decided_amount: null,
  });
});

it.each([
  ['as many as are covered', { hoursOut: 10, hoursIn: 34 }],
  ['a meter that was changed', { hoursOut: 900, hoursIn: 1 }],
  ['no reading at the start', { hoursIn: 900 }],
  ['no reading at the end', { hoursOut: 1 }],
])('bills no hours: %s', (_, readings) => {
  expect(linesOf(rentalOf(3), { returned: '2026-12-16', ...readings })).toEqual([]);
});

it('bills no hours where none has a price', () => {
  const weekly = rentalOf(7, { daily_rate: null });

  expect(linesOf(weekly, { returned: '2026-12-20', hoursOut: 1, hoursIn: 101 })).toEqual([]);
});

it('bills late days as the difference to the cover of all of them, with its hours', () => {
  const [overtime, late] = linesOf(rentalOf(3), { returned: '2026-12-17', hoursOut: 0, hoursIn: 41 });

  expect(late).toMatchObject({ kind: 'late', label: '1 day late', quantity: 1, claimed_amount: 20_000 });
  // Four days are a week by now, which covers 40 hours.
  expect(overtime).toMatchObject({ quantity: 1, label: '1 further hour (41 used, 40 covered)' });
});

it('shows late days that cost nothing, and knows none after a call-off', () => {
  const late = linesOf(rentalOf(5), { returned: '2026-12-20' });
  expect(late).toMatchObject([{ label: '2 days late', claimed_amount: 0 }]);
  expect(linesOf(rentalOf(5, { isCalledOff: true }), { returned: '2026-12-24' })).toEqual([]);
  expect(daysLate(rentalOf(5), '2026-12-18')).toBe(0);
});

it('has a line for each that is asked for, and a credit below nothing', () => {
  const lines = linesOf(
    rentalOf(5),
    { returned: '2026-12-18', daysDown: 2 },
    { fuel: 4_000, cleaning: 5_000, damage: 60_000 },
  );

  expect(lines.map(({ id, kind, claimed_amount }) => [id, kind, claimed_amount])).toEqual([
    [1, 'fuel', 4_000],
    [2, 'cleaning', 5_000],
    [3, 'damage', 60_000],
    [4, 'credit', -56_000],
  ]);
  expect(lines.at(-1)).toMatchObject({ label: '2 days out of order', quantity: 2, unit_amount: -28_000 });
});

it('says of hours and fuel that rest on what not both signed so, and what each read', () => {
  const read = (hours: number, fuel_level: number) => ({ user_id: hours, hours, fuel_level });
  const unsigned = { owner: read(1_200, 100), renter: read(1_500, 80) };
  const used = { returned: '2026-12-16', hoursOut: 1_200, hoursIn: 1_230, unsigned };
  const lines = linesOf(rentalOf(3), used, { fuel: 4_000, cleaning: 5_000, damage: 0 });

  expect(lines.map(({ label, unsigned: isUnsigned }) => [label, isUnsigned])).toEqual([
    [
      '6 further hours (30 used, 24 covered; not signed by both: owner read 1200 h, renter read 1500 h)',
      true,
    ],
    ['Fuel (not signed by both: owner read 100%, renter read 80%)', true],
    ['Cleaning', false],
  ]);
});

it('finds readings that no clock allows, and bills no hours of them', () => {
  const read = (hoursIn: number) => ({ returned: '2026-12-16', hoursOut: 0, hoursIn });
  const kinds = (hoursIn: number) =>
    linesOf(rentalOf(3), read(hoursIn), { fuel: 100, cleaning: 0, damage: 0 }).map(({ kind }) => kind);

  expect([72, 72.1].map((hours) => readingRefusal(rentalOf(3), use(read(hours))))).toEqual([
    null,
    'The meter went up 72.1 hours in 3 days. Check the reading, or leave it empty.',
  ]);
  expect(readingRefusal(rentalOf(1), use({ ...read(70), returned: '2026-12-14' }))).toMatch(
    '70 hours in one day',
  );
  expect([kinds(72), kinds(72.1)]).toEqual([['overtime', 'fuel'], ['fuel']]);
});

const rate = fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: null });
const anyRental = fc
  .record({
    days: fc.integer({ min: 1, max: 90 }),
    daily_rate: fc.integer({ min: 1, max: 200_000 }),
    weekly_rate: rate,
    monthly_rate: rate,
  })
  .map(({ days, ...rates }) => rentalOf(days, rates));

it('never costs less to bring a machine back later', () => {
  fc.assert(
    fc.property(anyRental, fc.integer({ min: 0, max: 60 }), (rental, late) => {
      const amount = (days: number) =>
        linesOf(rental, { returned: addDays(rental.end_date, days) })[0]?.claimed_amount ?? 0;
      expect(amount(late)).toBeGreaterThanOrEqual(0);
      expect(amount(late + 1)).toBeGreaterThanOrEqual(amount(late));
    }),
  );
});

it('costs a late return what an extension would have cost', () => {
  fc.assert(
    fc.property(anyRental, fc.integer({ min: 1, max: 60 }), (rental, late) => {
      const returned = addDays(rental.end_date, late);
      const whole = cheapestCover(
        Math.round((Date.parse(returned) - Date.parse(rental.start_date)) / 86_400_000) + 1,
        rental,
      );
      const cost = (whole ?? []).reduce((sum, { amount }) => sum + amount, 0) - rental.rental_amount;
      expect(linesOf(rental, { returned })[0]?.claimed_amount).toBe(cost);
    }),
  );
});
