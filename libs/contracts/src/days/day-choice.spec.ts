import { inTheWay, whyNotOn } from './day-choice';

const rental = { from: '2026-12-10', to: '2026-12-12', reason: 'rental' as const };
const turnaround = { from: '2026-12-13', to: '2026-12-13', reason: 'turnaround' as const };
const blackout = { from: '2026-12-20', to: '2026-12-22', reason: 'blackout' as const };
const offered = { taken: [rental, turnaround, blackout], minimum_days: 1, turnaround_days: 1 };

describe('inTheWay', () => {
  it.each([
    ['2026-12-07', '2026-12-08', undefined],
    // The day after is needed to check the machine.
    ['2026-12-07', '2026-12-09', rental],
    ['2026-12-12', '2026-12-12', rental],
    ['2026-12-13', '2026-12-14', turnaround],
    ['2026-12-14', '2026-12-14', undefined],
    // Nobody wants the turnaround's day in a blackout.
    ['2026-12-14', '2026-12-19', undefined],
    ['2026-12-14', '2026-12-20', blackout],
  ])('of %s to %s', (from, to, span) => {
    expect(inTheWay({ from, to }, offered)).toBe(span);
  });
});

describe('whyNotOn', () => {
  it.each([
    ['2026-12-09', null, null],
    ['2026-12-10', null, 'rented'],
    ['2026-12-13', null, 'being checked after a rental'],
    ['2026-12-21', null, 'blocked by the owner'],
    ['2026-12-11', '2026-12-08', 'rented'],
    ['2026-12-15', '2026-12-08', 'days between are rented'],
    ['2026-12-08', '2026-12-15', 'days between are rented'],
    ['2026-12-09', '2026-12-08', 'too close to the next rental: the machine needs 1 day in between'],
    ['2026-12-08', '2026-12-08', null],
    ['2026-12-18', '2026-12-14', null],
    ['2027-12-24', '2026-12-23', 'longer than 366 days'],
    ['2027-12-23', '2026-12-23', null],
  ])('of %s, chosen with %s: %s', (day, first, why) => {
    expect(whyNotOn(day, first, offered)).toBe(why);
  });

  it('keeps to the minimum, once a first day is chosen', () => {
    const atLeast = { ...offered, minimum_days: 3 };

    expect(whyNotOn('2026-12-15', null, atLeast)).toBeNull();
    expect(whyNotOn('2026-12-16', '2026-12-15', atLeast)).toBe('shorter than the minimum of 3 days');
    expect(whyNotOn('2026-12-14', '2026-12-15', atLeast)).toBe('shorter than the minimum of 3 days');
    expect(whyNotOn('2026-12-17', '2026-12-15', atLeast)).toBeNull();
  });
});
