import type { PaymentRecord, RentalRequestRecord, RentalStatus } from '@yard/contracts';
import type { Reader } from '../src/words/reader';

export const NOW = new Date('2026-05-13T12:00:00Z');

export const deposit = (id: number, status: PaymentRecord['status']) =>
  ({
    id,
    kind: 'deposit',
    status,
    amount: 2490,
    refunded_amount: 0,
    currency: 'usd',
    dispute: null,
    failure_message: status === 'failed' ? 'Your card was declined.' : null,
    ...(status === 'requires_action' ? { client_secret: 'pi_1_secret' } : {}),
  }) as PaymentRecord;

export const rental = (status: RentalStatus, changes: Partial<RentalRequestRecord> = {}) =>
  ({
    status,
    user_id: 3,
    start_date: '2026-05-12',
    end_date: '2026-05-14',
    start_time: null,
    end_time: null,
    delivery_enabled: false,
    subtotal: 1000,
    deposit_amount: 2490,
    stripe_payment_method_id: 'pm_1',
    has_card: true,
    days_free: status === 'pending' ? true : null,
    user: { id: 3, name: 'Ray Renter' },
    machine: { user_name: 'Olive Owner', time_zone: 'America/Chicago' },
    payments: [deposit(1, 'succeeded')],
    cancellation: null,
    cancellation_policy: { window_hours: 24 },
    machine_return: null,
    deposit_refunded_at: null,
    changes: [],
    breakdowns: [],
    bill: null,
    handover: null,
    call_off: null,
    ...changes,
  }) as RentalRequestRecord;

export const back = (changes: object) =>
  ({
    updated_at: '2026-05-13T00:00:00Z',
    contested_at: null,
    accepted_at: null,
    ...changes,
  }) as RentalRequestRecord['machine_return'];

const noCard = { stripe_payment_method_id: null, has_card: false };
const taken = { days_free: false, payments: [] };
const unpaid = { payments: [deposit(1, 'failed')] };
const unconfirmed = { payments: [deposit(1, 'requires_action')] };
const contested = { machine_return: back({ contested_at: '2026-05-15T00:00:00Z' }) };
const down = { breakdowns: [{ up_at: null }] as RentalRequestRecord['breakdowns'] };
const calledOff = { call_off: { number: 'OFF-000001', called_at: '', last_day: '2026-05-13' } };
const today = { start_date: '2026-05-13' };
const signed = (owner: string | null, renter: string | null) => ({
  handover: { signed_by_owner_at: owner, signed_by_renter_at: renter } as RentalRequestRecord['handover'],
});
const SIGNED_AT = '2026-05-13T00:00:00Z';
const offered = (user_id: number) => ({
  changes: [
    { status: 'open', user_id, user_name: 'One of them', answer_by: '2026-05-13T20:00:00Z' },
  ] as RentalRequestRecord['changes'],
});
const accepted = { machine_return: back({ accepted_at: '2026-05-15T00:00:00Z' }) };

type Row = [RentalStatus, Reader, Partial<RentalRequestRecord>, turn: string, due: string | null];

export const STAGES: Row[] = [
  ['pending', 'owner', {}, 'you', 'answer'],
  ['pending', 'renter', { payments: [] }, 'other', null],
  ['pending', 'renter', unconfirmed, 'you', 'confirm'],
  ['pending', 'owner', unconfirmed, 'other', null],
  ['pending', 'renter', noCard, 'you', 'add_card'],
  ['pending', 'renter', { ...noCard, ...taken }, 'you', 'other_days'],
  ['pending', 'owner', taken, 'you', 'answer'],
  ['pending', 'admin', taken, 'other', null],
  ['pending', 'admin', noCard, 'other', null],
  ['approved', 'renter', {}, 'nobody', null],
  ['approved', 'renter', unpaid, 'you', 'pay'],
  ['approved', 'renter', unconfirmed, 'you', 'confirm'],
  ['approved', 'owner', unpaid, 'other', null],
  ['approved', 'owner', unconfirmed, 'other', null],
  ['approved', 'renter', { payments: [deposit(1, 'failed'), deposit(2, 'processing')] }, 'nobody', null],
  ['active', 'renter', unconfirmed, 'you', 'confirm'],
  ['approved', 'renter', { payments: [deposit(1, 'failed'), deposit(2, 'succeeded')] }, 'nobody', null],
  ['active', 'owner', {}, 'nobody', 'record_return'],
  ['active', 'owner', { end_date: '2026-05-12' }, 'you', 'record_return'],
  ['active', 'renter', { end_date: '2026-05-12' }, 'you', 'bring_back'],
  ['active', 'admin', { end_date: '2026-05-12' }, 'other', null],
  ['active', 'owner', down, 'you', 'answer_breakdown'],
  ['active', 'renter', down, 'other', null],
  ['active', 'admin', down, 'other', null],
  ['active', 'owner', calledOff, 'you', 'record_return'],
  ['active', 'renter', calledOff, 'other', null],
  ['active', 'owner', { machine_late: true }, 'other', 'record_return'],
  ['approved', 'renter', { machine_late: true }, 'other', null],
  ['active', 'owner', unpaid, 'other', 'record_return'],
  ['active', 'owner', { ...unpaid, end_date: '2026-05-12' }, 'you', 'record_return'],
  ['returned', 'renter', { machine_return: back({}) }, 'you', 'accept_return'],
  ['returned', 'owner', { machine_return: back({}) }, 'other', null],
  ['returned', 'renter', { machine_return: back({ updated_at: '2026-05-11T12:00:00Z' }) }, 'nobody', null],
  ['returned', 'admin', contested, 'you', 'decide_on_return'],
  ['returned', 'renter', contested, 'other', null],
  ['returned', 'renter', accepted, 'nobody', null],
  ['declined', 'renter', {}, 'nobody', null],
  ['cancelled', 'renter', {}, 'nobody', null],
  ['closed', 'owner', {}, 'nobody', null],
  ['active', 'owner', today, 'you', 'hand_over'],
  ['active', 'owner', { ...today, machine_late: true }, 'you', 'hand_over'],
  ['active', 'renter', today, 'other', null],
  ['active', 'admin', today, 'other', null],
  ['active', 'owner', { ...today, ...signed(null, null) }, 'you', 'sign_handover'],
  ['active', 'renter', { ...today, ...signed(null, null) }, 'you', 'sign_handover'],
  ['active', 'admin', { ...today, ...signed(null, null) }, 'other', null],
  ['active', 'owner', signed(SIGNED_AT, null), 'other', 'record_return'],
  ['active', 'renter', signed(null, SIGNED_AT), 'other', null],
  ['approved', 'renter', signed(null, SIGNED_AT), 'other', null],
  ['active', 'renter', signed(SIGNED_AT, SIGNED_AT), 'nobody', null],
  ['active', 'renter', offered(3), 'other', null],
  ['active', 'owner', offered(3), 'you', 'answer_change'],
  ['active', 'owner', offered(2), 'other', 'record_return'],
  ['approved', 'owner', offered(2), 'other', null],
];
