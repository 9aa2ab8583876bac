import type { PaymentRecord, RentalRequestRecord, RentalStatus } from '@yard/contracts';
import { nextStep } from './next-step';
import type { Reader } from './reader';

const NOW = new Date('2026-05-13T12:00:00Z');

const deposit = (id: number, status: PaymentRecord['status']) =>
  ({
    id,
    kind: 'deposit',
    status,
    amount: 2490,
    currency: 'usd',
    failure_message: status === 'failed' ? 'Your card was declined.' : null,
    ...(status === 'requires_action' ? { client_secret: 'pi_1_secret' } : {}),
  }) as PaymentRecord;

const rental = (status: RentalStatus, changes: Partial<RentalRequestRecord> = {}) =>
  ({
    status,
    start_date: '2026-05-12',
    end_date: '2026-05-14',
    start_time: null,
    end_time: null,
    delivery_enabled: false,
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

const back = (changes: object) =>
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
const accepted = { machine_return: back({ accepted_at: '2026-05-15T00:00:00Z' }) };

describe('what happens next with a rental', () => {
  it.each<[RentalStatus, Reader, Partial<RentalRequestRecord>, string, string | null]>([
    ['pending', 'owner', {}, 'you', 'answer'],
    ['pending', 'renter', { payments: [] }, 'other', null],
    ['pending', 'renter', unconfirmed, 'you', 'confirm'],
    ['pending', 'owner', unconfirmed, 'you', 'answer'],
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
  ])('%s, for the %s %j: the turn is %s, due is %s', (status, reader, changes, turn, due) => {
    expect(nextStep(rental(status, changes), reader, NOW)).toMatchObject({ turn, due });
  });

  const words = (changes: Partial<RentalRequestRecord>, reader: Reader, now = NOW) => {
    const { title, text } = nextStep(rental('approved', changes), reader, now);
    return [title, text];
  };
  const EARLY = new Date('2026-05-10T12:00:00Z');

  it('says why a deposit failed and until when it is waited for, at the place of the machine', () => {
    expect(words(unpaid, 'renter', EARLY)).toEqual([
      'The deposit of $2,490 could not be charged',
      'Your card was declined. Try again, or pay with another card. Without the deposit the rental is cancelled on Mon 11 May, 12:00 AM (Chicago time).',
    ]);
  });

  it('says what the bank wants, and of whom', () => {
    expect(words(unconfirmed, 'renter', EARLY)).toEqual([
      'Your bank wants you to confirm $2,490',
      'It is the deposit. Confirm it with your bank, or pay with another card. Without the deposit the rental is cancelled on Mon 11 May, 12:00 AM (Chicago time).',
    ]);
    expect(words(unconfirmed, 'owner', EARLY)[0]).toBe('Ray Renter has to confirm the deposit');
  });

  it('names no date that is over', () => {
    expect(words(unpaid, 'owner')[1]).toBe(
      'Without the deposit the rental is cancelled with the next check.',
    );
  });

  it('says what a machine costs that is not brought back', () => {
    const late = { since: '2026-05-13T05:00:00Z', through: '2026-05-13', amount: 400 };
    const rented = rental('active', { end_date: '2026-05-12', end_time: '16:00', late });
    const said = 'It was due back on Tue 12 May, 4:00 PM. Kept through Wed 13 May, it costs $400 more.';

    expect(nextStep(rented, 'renter', NOW).text).toMatch(said);
    expect(nextStep(rented, 'owner', NOW).text).toBe(said);
    const free = { ...rented, late: { ...late, amount: 0 } };
    expect(nextStep(free, 'owner', NOW).text).toMatch('it costs nothing more.');
  });

  it('says that a machine is late from the rental before', () => {
    const coming = { machine_late: true, start_date: '2026-05-14' };

    expect(words(coming, 'renter')[1]).toBe(
      'This rental starts on Thu 14 May. Ask Olive Owner when it comes, or find another for these days.',
    );
    expect(words(coming, 'owner')[1]).toContain('Ray Renter was told');
  });

  it('says when silence accepts a return', () => {
    const { text } = nextStep(rental('returned', { machine_return: back({}) }), 'renter', NOW);

    expect(text).toContain('until Thu 14 May, 7:00 PM (Chicago time)');
  });

  it('says what went back of a rental that is over', () => {
    const closed = (refunded_amount: number) => {
      const payments = [{ ...deposit(1, 'partially_refunded'), refunded_amount }];
      const changes = { payments, deposit_refunded_at: '2026-05-16T10:00:00Z' };
      return nextStep(rental('closed', changes), 'renter', NOW).text;
    };
    expect(closed(2490)).toBe('The deposit went back on Sat 16 May.');
    expect(closed(1000.5)).toBe('$1,000.50 of the deposit went back on Sat 16 May.');

    const cancellation = { user_name: 'Ray Renter', reason: 'It rains.', refund_amount: 250 };
    const changes = { cancellation } as Partial<RentalRequestRecord>;
    expect(nextStep(rental('cancelled', changes), 'renter', NOW)).toMatchObject({
      title: 'Ray Renter cancelled it',
      text: '“It rains.” $250 goes back to the card. The days are free again.',
    });
  });
});
