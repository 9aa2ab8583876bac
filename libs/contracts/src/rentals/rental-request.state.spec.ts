import { rentalRequestFilters } from './rental-request';
import { allowedFrom, canApply, isOver, RENTAL_STATUSES, type RentalMove } from './rental-request.state';

const Y = true;
const n = false;

/** What docs/wire.md section 4 allows, written down a second time on purpose: from each status, in their order. */
const TABLE: Record<RentalMove, boolean[]> = {
  // pending, approved, active, returned, declined, cancelled, closed
  approve: [Y, n, n, n, n, n, n],
  decline: [Y, n, n, n, n, n, n],
  cancel: [Y, Y, n, n, n, n, n],
  cancelByAdmin: [Y, Y, Y, n, n, n, n],
  update: [Y, n, n, n, n, n, n],
  destroy: [Y, n, n, n, n, n, n],
  changeCard: [Y, Y, Y, Y, Y, Y, n],
  refundDeposit: [n, Y, Y, Y, n, Y, Y],
  collect: [n, Y, Y, n, n, n, n],
  endUnpaid: [n, Y, Y, n, n, n, n],
  handOverUnpaid: [n, Y, Y, n, n, n, n],
  recordReturn: [n, n, Y, n, n, n, n],
  changeReturn: [n, n, n, Y, n, n, n],
  answerReturn: [n, n, n, Y, n, n, n],
  close: [n, n, Y, Y, n, n, n],
};

const moves = Object.keys(TABLE) as RentalMove[];
const cases = moves.flatMap((move) =>
  RENTAL_STATUSES.map((status, index) => [move, status, TABLE[move][index]] as const),
);

it('has a row for every move, and a column for every status', () => {
  expect(Object.keys(allowedFrom).sort()).toEqual([...moves].sort());
  for (const row of Object.values(TABLE)) expect(row).toHaveLength(RENTAL_STATUSES.length);
});

it.each(cases)('%s from %s is allowed: %s', (move, status, allowed) => {
  expect(canApply(move, status)).toBe(allowed);
});

it('takes what is declined, cancelled or closed for over, and nothing else', () => {
  expect(RENTAL_STATUSES.filter(isOver)).toEqual(['declined', 'cancelled', 'closed']);
});

it('has every status in the list’s filter', () => {
  expect(rentalRequestFilters.lines.status).toBe(`nullable|string|in:${RENTAL_STATUSES.join(',')}`);
});
