import type { PaymentRecord, RentalRequestRecord } from '@yard/contracts';
import { withRentCollected } from './running-rentals';

type Rental = Pick<RentalRequestRecord, 'id' | 'status' | 'end_date'> & {
  payments: Pick<PaymentRecord, 'kind' | 'status'>[];
};

const rental = (id: number, changes: Partial<Rental> = {}) =>
  ({
    id,
    status: 'active',
    end_date: `2026-11-${10 + id}`,
    payments: [{ kind: 'rental', status: 'succeeded' }],
    ...changes,
  }) as RentalRequestRecord;

it('lists what holds the owner’s rent and is not over, the next to end first', () => {
  const found = withRentCollected([
    rental(1, { end_date: '2026-12-01' }),
    rental(2),
    rental(3, { status: 'closed' }),
    rental(4, { payments: [{ kind: 'rental', status: 'failed' }] }),
    rental(5, { payments: [{ kind: 'deposit', status: 'succeeded' }] }),
    rental(6, { status: 'returned' }),
  ]);

  expect(found.map(({ id }) => id)).toEqual([2, 6, 1]);
});
