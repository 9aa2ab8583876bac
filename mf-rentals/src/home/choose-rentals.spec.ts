import type { RentalRequestRecord } from '@yard/contracts';
import { homeRentals } from './choose-rentals';

const rental = (id: number, status = 'approved') => ({ id, status }) as RentalRequestRecord;
const ids = (requests: RentalRequestRecord[]) => requests.map(({ id }) => id);
const runOut =
  (due: Record<number, number>) =>
  ({ id }: RentalRequestRecord) =>
    due[id] ?? Infinity;

describe('the rentals of the start page', () => {
  it('are those whose turn it is, then those that wait, then what comes next, four at most', () => {
    const coming = [rental(1), rental(2), rental(3), rental(4), rental(5)];
    expect(ids(homeRentals([rental(3)], [], coming, runOut({ 5: 1 })))).toEqual([5, 3, 1, 2]);
  });

  it('have what runs before what comes, and first of all a return that waits for the reader', () => {
    const begun = [rental(6, 'active'), rental(7, 'returned')];
    expect(ids(homeRentals([], begun, [rental(1)], runOut({ 7: 1 })))).toEqual([7, 6, 1]);
  });

  it('have first what runs out soonest, then the rest as it was told', () => {
    const waiting = [rental(1), rental(2), rental(3), rental(4), rental(5)];
    expect(ids(homeRentals(waiting, [], [], runOut({ 3: 21, 5: 20, 4: 30 })))).toEqual([5, 3, 4, 1]);
  });

  it('leave out what is over, unless it waits', () => {
    const over = rental(1, 'cancelled');
    expect(homeRentals([], [over], [over], runOut({}))).toEqual([]);
    expect(homeRentals([over], [], [], runOut({}))).toEqual([over]);
  });
});
