import type { PaymentRecord, RentalRequestRecord } from '@yard/contracts';
import { back, deposit, NOW, rental } from '../../test/rental-stages';
import { runsOutAt } from './runs-out';

const answer_by = '2026-05-13T20:00:00.000Z';
const CAN_WAIT = 9e15;
const LATE = '2026-05-13T05:00:00.000Z';
const rent = [deposit(1, 'succeeded'), { ...deposit(2, 'failed'), kind: 'rental' } as PaymentRecord];
const unpaid = { kind: 'rental', deadline_at: '2026-05-13T15:00:00.000Z' } as RentalRequestRecord['unpaid'];
const offered = (user_id: number) => ({
  changes: [{ status: 'open', user_id, answer_by }] as RentalRequestRecord['changes'],
});
const bill = (fields: object) => ({ bill: { answer_by, ...fields } as RentalRequestRecord['bill'] });
const unsigned = {
  handover: { signed_by_owner_at: null, signed_by_renter_at: null } as RentalRequestRecord['handover'],
};

it.each<[string, RentalRequestRecord, 'renter' | 'owner', string | number]>([
  ['a request', rental('pending', { answer_by }), 'owner', answer_by],
  ['a request without a limit', rental('pending', { answer_by: null }), 'owner', CAN_WAIT],
  [
    'a request that lacks a card',
    rental('pending', { answer_by, stripe_payment_method_id: null, payments: [] }),
    'renter',
    answer_by,
  ],
  ['a request whose days are taken', rental('pending', { answer_by, days_free: false }), 'renter', answer_by],
  [
    'a request whose card was refused',
    rental('pending', { answer_by, payments: [deposit(1, 'failed')] }),
    'renter',
    answer_by,
  ],
  ['a request that waits for the owner', rental('pending', { answer_by }), 'renter', Infinity],
  ['a change', rental('active', offered(3)), 'owner', answer_by],
  [
    'a deposit',
    rental('approved', { payments: [deposit(1, 'failed')] }),
    'renter',
    '2026-05-11T05:00:00.000Z',
  ],
  ['a rent', rental('active', { payments: rent, unpaid }), 'renter', '2026-05-13T15:00:00.000Z'],
  ['a rent that is owed after the end', rental('closed', { payments: rent, unpaid }), 'renter', CAN_WAIT],
  [
    'a rent whose time is over, for its owner',
    rental('active', {
      payments: rent,
      unpaid: unpaid && { ...unpaid, deadline_at: '2026-05-13T11:00:00.000Z' },
    }),
    'owner',
    '2026-05-13T11:00:00.000Z',
  ],
  [
    'a hand-over',
    rental('active', { start_date: '2026-05-13', start_time: '09:30:00' }),
    'owner',
    '2026-05-13T14:30:00.000Z',
  ],
  ['a signature', rental('active', unsigned), 'owner', '2026-05-12T05:00:00.000Z'],
  ['a return', rental('returned', { machine_return: back({}) }), 'renter', '2026-05-15T00:00:00.000Z'],
  [
    'a bill',
    rental('returned', { machine_return: back({}), ...bill({ status: 'offered' }) }),
    'renter',
    answer_by,
  ],
  [
    'an offer on a bill',
    rental('returned', { machine_return: back({}), ...bill({ status: 'contested', offer: { user_id: 2 } }) }),
    'renter',
    CAN_WAIT,
  ],
  ['a machine that is late', rental('active', { end_date: '2026-05-12' }), 'owner', LATE],
  ['a machine that is to be brought back', rental('active', { end_date: '2026-05-12' }), 'renter', LATE],
])('%s is done until', (_what, request, reader, until) => {
  const end = runsOutAt(request, reader, NOW);
  expect(end < 9e15 ? new Date(end).toISOString() : end).toBe(until);
});
