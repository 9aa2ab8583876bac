import type { PaymentRecord, RentalRequestRecord, RentalStatus } from '@yard/contracts';
import { nextStep } from './next-step';
import type { Reader } from './reader';

const NOW = new Date('2026-05-13T12:00:00Z');

const deposit = (id: number, status: PaymentRecord['status']) =>
  ({ id, kind: 'deposit', status }) as PaymentRecord;

const rental = (status: RentalStatus, changes: Partial<RentalRequestRecord> = {}) =>
  ({
    status,
    start_date: '2026-05-12',
    end_date: '2026-05-14',
    start_time: null,
    end_time: null,
    delivery_enabled: false,
    stripe_payment_method_id: 'pm_1',
    user: { id: 3, name: 'Ray Renter' },
    machine: { user_name: 'Olive Owner', time_zone: 'America/Chicago' },
    payments: [deposit(1, 'succeeded')],
    cancellation: null,
    cancellation_policy: { window_hours: 24 },
    machine_return: null,
    deposit_refunded_at: null,
    ...changes,
  }) as RentalRequestRecord;

const back = (changes: object) =>
  ({ contested_at: null, accepted_at: null, ...changes }) as RentalRequestRecord['machine_return'];

const noCard = { stripe_payment_method_id: null };
const unpaid = { payments: [deposit(1, 'failed')] };
const contested = { machine_return: back({ contested_at: '2026-05-15T00:00:00Z' }) };
const accepted = { machine_return: back({ accepted_at: '2026-05-15T00:00:00Z' }) };

describe('what happens next with a rental', () => {
  it.each<[RentalStatus, Reader, Partial<RentalRequestRecord>, string, string | null]>([
    ['pending', 'owner', {}, 'you', 'answer'],
    ['pending', 'renter', {}, 'other', null],
    ['pending', 'renter', noCard, 'you', 'add_card'],
    ['pending', 'admin', noCard, 'other', null],
    ['approved', 'renter', {}, 'nobody', null],
    ['approved', 'renter', unpaid, 'you', 'pay'],
    ['approved', 'owner', unpaid, 'other', null],
    ['approved', 'renter', { payments: [deposit(1, 'failed'), deposit(2, 'succeeded')] }, 'nobody', null],
    ['active', 'owner', {}, 'nobody', 'record_return'],
    ['active', 'owner', { end_date: '2026-05-12' }, 'you', 'record_return'],
    ['active', 'renter', { end_date: '2026-05-12' }, 'other', null],
    ['returned', 'renter', { machine_return: back({}) }, 'you', 'accept_return'],
    ['returned', 'owner', { machine_return: back({}) }, 'other', null],
    ['returned', 'admin', contested, 'you', 'decide_on_return'],
    ['returned', 'renter', contested, 'other', null],
    ['returned', 'renter', accepted, 'nobody', null],
    ['declined', 'renter', {}, 'nobody', null],
    ['cancelled', 'renter', {}, 'nobody', null],
    ['closed', 'owner', {}, 'nobody', null],
  ])('%s, for the %s %j: the turn is %s, due is %s', (status, reader, changes, turn, due) => {
    expect(nextStep(rental(status, changes), reader, NOW)).toMatchObject({ turn, due });
  });

  it('says until when a missing deposit is waited for, at the place of the machine', () => {
    const { text } = nextStep(rental('approved', unpaid), 'renter', NOW);

    expect(text).toBe(
      'Pay it with another card. Without it the rental is cancelled from Mon 11 May, 12:00 AM (Chicago time).',
    );
  });
});
