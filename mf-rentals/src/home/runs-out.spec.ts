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
const OVER = '2026-05-13T11:00:00.000Z';
const over = unpaid && { ...unpaid, deadline_at: OVER };
const starting = { start_date: '2026-05-13', start_time: '09:30:00' };
const cardless = { stripe_payment_method_id: null };
const refused = { payments: [deposit(1, 'failed')] };
const offer = { status: 'contested', offer: { user_id: 2 } };
const pending = (fields: Partial<RentalRequestRecord>) => rental('pending', { answer_by, ...fields });
const returned = (fields: Partial<RentalRequestRecord>) =>
  rental('returned', { machine_return: back({}), ...fields });
const bill = (fields: object) => ({ bill: { answer_by, ...fields } as RentalRequestRecord['bill'] });
const unsigned = {
  handover: { signed_by_owner_at: null, signed_by_renter_at: null } as RentalRequestRecord['handover'],
};

it.each<[string, RentalRequestRecord, 'renter' | 'owner', string | number]>([
  ['a request', pending({}), 'owner', answer_by],
  ['a request without a limit', pending({ answer_by: null }), 'owner', CAN_WAIT],
  ['a request that lacks a card', pending({ ...cardless, payments: [] }), 'renter', answer_by],
  ['a request whose days are taken', pending({ days_free: false }), 'renter', answer_by],
  ['a request whose card was refused', pending(refused), 'renter', answer_by],
  ['a request that waits for the owner', pending({}), 'renter', Infinity],
  ['a change', rental('active', offered(3)), 'owner', answer_by],
  ['a deposit', rental('approved', refused), 'renter', '2026-05-11T05:00:00.000Z'],
  ['a rent', rental('active', { payments: rent, unpaid }), 'renter', '2026-05-13T15:00:00.000Z'],
  ['a rent that is owed after the end', rental('closed', { payments: rent, unpaid }), 'renter', CAN_WAIT],
  [
    'a rent whose time is over, for its owner',
    rental('active', { payments: rent, unpaid: over }),
    'owner',
    OVER,
  ],
  ['a hand-over', rental('active', starting), 'owner', '2026-05-13T14:30:00.000Z'],
  ['a signature', rental('active', unsigned), 'owner', '2026-05-12T05:00:00.000Z'],
  ['a return', returned({}), 'renter', '2026-05-15T00:00:00.000Z'],
  ['a bill', returned(bill({ status: 'offered' })), 'renter', answer_by],
  ['an offer on a bill', returned(bill(offer)), 'renter', CAN_WAIT],
  ['a machine that is late', rental('active', { end_date: '2026-05-12' }), 'owner', LATE],
  ['a machine that is to be brought back', rental('active', { end_date: '2026-05-12' }), 'renter', LATE],
])('%s is done until', (_what, request, reader, until) => {
  const end = runsOutAt(request, reader, NOW);
  expect(end < 9e15 ? new Date(end).toISOString() : end).toBe(until);
});
