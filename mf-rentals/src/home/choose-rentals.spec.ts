import type { RentalRequestRecord } from '@yard/contracts';
import { homeRentals } from './choose-rentals';

const rental = (id: number, status = 'approved') => ({ id, status }) as RentalRequestRecord;
const CAN_WAIT = { isDue: () => false, runsOut: () => null };
const ids = (requests: RentalRequestRecord[]) => requests.map(({ id }) => id);

describe('the rentals of the start page', () => {
  it('are those whose turn it is, then those that wait, then what comes next, four at most', () => {
    const coming = [rental(1), rental(2), rental(3), rental(4), rental(5)];
    expect(ids(homeRentals([rental(3)], [], coming, { ...CAN_WAIT, isDue: ({ id }) => id === 5 }))).toEqual([
      5, 3, 1, 2,
    ]);
  });

  it('have what runs before what comes, and first of all a return that waits for the reader', () => {
    const begun = [rental(6, 'active'), rental(7, 'returned')];
    expect(ids(homeRentals([], begun, [rental(1)], { ...CAN_WAIT, isDue: ({ id }) => id === 7 }))).toEqual([
      7, 6, 1,
    ]);
  });

  it('have first what runs out soonest, then what can wait as it was told', () => {
    const waiting = [rental(1), rental(2), rental(3), rental(4), rental(5)];
    const ends: Record<number, string> = { 3: '2026-11-21T10:00:00Z', 5: '2026-11-20T10:00:00Z' };
    const runsOut = ({ id }: RentalRequestRecord) => (ends[id] ? new Date(ends[id]) : null);

    expect(ids(homeRentals(waiting, [], [], { isDue: () => true, runsOut }))).toEqual([5, 3, 1, 2]);
    expect(ids(homeRentals(waiting, [], [], { isDue: ({ id }) => id > 3, runsOut }))).toEqual([5, 4, 1, 2]);
  });

  it('leave out what is over, unless it waits', () => {
    const over = rental(1, 'cancelled');
    expect(homeRentals([], [over], [over], CAN_WAIT)).toEqual([]);
    expect(homeRentals([over], [], [], CAN_WAIT)).toEqual([over]);
  });
});
