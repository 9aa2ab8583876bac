import type { PaymentRecord, RentalRequestRecord } from '@yard/contracts';
import { comingCharges } from './coming-charges';

type Rental = Pick<RentalRequestRecord, 'id' | 'status' | 'start_date'> & {
  machine: { time_zone: string };
  payments: Pick<PaymentRecord, 'kind' | 'status'>[];
};

const rental = (id: number, changes: Partial<Rental> = {}) =>
  ({
    id,
    status: 'approved',
    start_date: `2026-12-${10 + id}`,
    machine: { time_zone: 'America/Chicago' },
    payments: [{ kind: 'deposit', status: 'succeeded' }],
    ...changes,
  }) as RentalRequestRecord;

it('names the rents of approved rentals that were not asked for yet, 48 hours before the start, the next first', () => {
  const charges = comingCharges([
    rental(3),
    rental(1),
    rental(2, { status: 'pending' }),
    rental(4, { payments: [{ kind: 'rental', status: 'failed' }] }),
    rental(5, { status: 'cancelled' }),
    rental(0, { status: 'active' }),
  ]);

  expect(charges.map(({ request, from }) => [request.id, from.toISOString()])).toEqual([
    [0, '2026-12-08T06:00:00.000Z'],
    [1, '2026-12-09T06:00:00.000Z'],
    [3, '2026-12-11T06:00:00.000Z'],
  ]);
});
