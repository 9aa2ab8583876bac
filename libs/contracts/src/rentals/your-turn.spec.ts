import { answerDue, isYourTurn, dueAction, blocksHandOver, type TurnFacts } from './your-turn';
import type { HandoverRecord } from './handover-records';
import type { PaymentRecord } from '../payments/records';
import type { UnpaidRecord } from './part-records';
import type { BreakdownRecord } from './breakdown-records';
import type { RentalChangeRecord } from './change-records';
import type { MachineReturnRecord } from './records';

const NOW = new Date('2026-12-20T12:00:00Z');

const payment = (id: number, kind: 'deposit' | 'rental', status: string, secret?: string) =>
  ({ id, kind, status, ...(secret ? { client_secret: secret } : {}) }) as PaymentRecord;
const back = (fields: Partial<MachineReturnRecord> = {}) =>
  ({
    updated_at: '2026-12-19T12:00:00.000000Z',
    accepted_at: null,
    contested_at: null,
    ...fields,
  }) as MachineReturnRecord;
const unpaid = (kind: 'deposit' | 'rental', deadline_at: string) => ({ kind, deadline_at }) as UnpaidRecord;

const RENTER = 7;
const OWNER = 8;
const changeOf = (user_id: number, status = 'open', answer_by = '2026-12-20T12:00:01.000000Z') => ({
  changes: [{ user_id, status, answer_by } as RentalChangeRecord],
});
const downUntil = (up_at: string | null) => ({ breakdowns: [{ up_at } as BreakdownRecord] });

const rental = (fields: Partial<TurnFacts>): TurnFacts => ({
  status: 'pending',
  user_id: RENTER,
  changes: [],
  breakdowns: [],
  call_off: null,
  days_free: true,
  start_date: '2026-12-19',
  end_date: '2026-12-31',
  end_time: null,
  payments: [],
  unpaid: null,
  handover: null,
  machine_return: null,
  bill: null,
  stripe_payment_method_id: 'pm_1',
  handed_over_unpaid_at: null,
  machine: { time_zone: 'America/Chicago' },
  ...fields,
});

const AT = '2026-12-19T12:00:00.000000Z';
const REFUSED = [payment(1, 'deposit', 'succeeded'), payment(2, 'rental', 'failed')];
const LATE = unpaid('rental', '2026-12-20T12:00:00.000000Z');
const SOON = unpaid('rental', '2026-12-20T12:00:01.000000Z');
const OVER = { status: 'active', end_date: '2026-12-19' } as const;
const OWING = { status: 'active', payments: REFUSED, unpaid: SOON } as const;
const ACCEPTED = { status: 'returned', machine_return: back({ accepted_at: AT }) } as const;
const DOWN = downUntil(null);
const signed = (owner: string | null, renter: string | null) => ({
  handover: { signed_by_owner_at: owner, signed_by_renter_at: renter } as HandoverRecord,
});
/** At the place of the machine, where the day of NOW has begun. */
const TODAY = { status: 'active', start_date: '2026-12-20' } as const;
const CALLED_OFF = { number: 'OFF-000001', called_at: AT, last_day: '2026-12-20' };

const TURNS: [what: string, facts: Partial<TurnFacts>, renter: string, owner: string, admin: string][] = [
  ['pending, with a card', {}, '-', 'answer', '-'],
  ['pending, without a card', { stripe_payment_method_id: null }, 'add_card', 'answer', '-'],
  [
    'pending, its days taken',
    { days_free: false, stripe_payment_method_id: null },
    'other_days',
    'answer',
    '-',
  ],
  ['pending, its days unknown', { days_free: null }, '-', 'answer', '-'],
  ['pending, its bank asked', { payments: [payment(1, 'deposit', 'requires_action')] }, 'pay', '-', '-'],
  ['pending, its card refused', { payments: [payment(1, 'deposit', 'failed')] }, 'pay', 'answer', '-'],
  ['approved, paid', { status: 'approved', payments: [payment(1, 'deposit', 'succeeded')] }, '-', '-', '-'],
  ['approved, refused', { status: 'approved', payments: REFUSED }, 'pay', '-', '-'],
  [
    'approved, its renter offers a change',
    { status: 'approved', ...changeOf(RENTER) },
    '-',
    'answer_change',
    '-',
  ],
  ['active, its owner offers a change', { status: 'active', ...changeOf(OWNER) }, 'answer_change', '-', '-'],
  ['active, the change declined', { status: 'active', ...changeOf(OWNER, 'declined') }, '-', '-', '-'],
  ['active, the change lapsed', { status: 'active', ...changeOf(OWNER, 'open', AT) }, '-', '-', '-'],
  ['declined with an open change', { status: 'declined', ...changeOf(OWNER) }, '-', '-', '-'],
  [
    'approved, to be confirmed',
    { status: 'approved', payments: [payment(1, 'deposit', 'requires_action', 'secret')] },
    'confirm',
    '-',
    '-',
  ],
  ['active', { status: 'active' }, '-', '-', '-'],
  ['active, refused until now', { status: 'active', payments: REFUSED, unpaid: LATE }, 'pay', 'unpaid', '-'],
  ['active, refused since lately', OWING, 'pay', '-', '-'],
  ['over, refused since lately', { ...OWING, end_date: '2026-12-19' }, 'pay', '-', '-'],
  ['active, its machine down', { status: 'active', ...DOWN }, '-', 'answer_breakdown', '-'],
  ['active, its machine repaired', { status: 'active', ...downUntil(AT) }, '-', '-', '-'],
  ['over, its machine down', { ...OVER, ...DOWN }, 'bring_back', 'answer_breakdown', '-'],
  ['down, a change offered', { ...OVER, ...changeOf(RENTER), ...DOWN }, 'bring_back', 'answer_change', '-'],
  ['down, refused since lately', { ...OWING, ...DOWN }, 'pay', 'answer_breakdown', '-'],
  ['called off', { status: 'active', call_off: CALLED_OFF }, '-', 'record_return', '-'],
  ['returned, called off before', { ...ACCEPTED, call_off: CALLED_OFF }, '-', '-', '-'],
  ['returned, its machine down', { ...ACCEPTED, ...DOWN }, '-', '-', '-'],
  ['on its last day', { status: 'active', end_date: '2026-12-20' }, '-', '-', '-'],
  ['over', OVER, 'bring_back', 'record_return', '-'],
  [
    'past its hour',
    { status: 'active', end_date: '2026-12-20', end_time: '00:00' },
    'bring_back',
    'record_return',
    '-',
  ],
  ['returned', { status: 'returned', machine_return: back() }, 'accept_return', '-', '-'],
  ['returned, accepted', ACCEPTED, '-', '-', '-'],
  [
    'returned, contested',
    { status: 'returned', machine_return: back({ contested_at: AT }) },
    '-',
    '-',
    'decide_on_return',
  ],
  ['of today, not handed over', TODAY, '-', 'hand_over', '-'],
  ['of today, called off', { ...TODAY, call_off: CALLED_OFF }, '-', 'record_return', '-'],
  [
    'of today, its deposit refused',
    { ...TODAY, payments: [payment(1, 'deposit', 'failed')] },
    'pay',
    '-',
    '-',
  ],
  ['of today, unpaid', { ...TODAY, payments: REFUSED, unpaid: SOON }, 'pay', '-', '-'],
  ['of tomorrow', { status: 'approved', start_date: '2026-12-21' }, '-', '-', '-'],
  ['handed over, unsigned', { ...TODAY, ...signed(null, null) }, 'sign_handover', 'sign_handover', '-'],
  ['signed by its owner', { status: 'active', ...signed(AT, null) }, 'sign_handover', '-', '-'],
  ['signed by its renter', { status: 'approved', ...signed(null, AT) }, '-', 'sign_handover', '-'],
  ['signed by both', { ...TODAY, ...signed(AT, AT) }, '-', '-', '-'],
  ['over, unsigned', { ...OVER, ...signed(null, null) }, 'bring_back', 'record_return', '-'],
  ['back, unsigned', { ...ACCEPTED, ...signed(null, null) }, '-', '-', '-'],
  ['declined', { status: 'declined', stripe_payment_method_id: null }, '-', '-', '-'],
  ['cancelled', { status: 'cancelled', payments: REFUSED, unpaid: LATE }, '-', '-', '-'],
  ['closed', { status: 'closed', machine_return: back() }, '-', '-', '-'],
];

it.each(TURNS)('a rental that is %s waits for', (_what, facts, renter, owner, admin) => {
  const due = (['renter', 'owner', 'admin'] as const).map((reader) => dueAction(rental(facts), reader, NOW));
  expect(due.map((action) => action ?? '-')).toEqual([renter, owner, admin]);
});

it('takes the days where no place is known for those of UTC', () => {
  const over = rental({ ...OVER, start_date: '2026-12-18', machine: { time_zone: null } });
  expect(dueAction(over, 'owner', new Date('2026-12-20T00:00:00Z'))).toBe('record_return');
  expect(dueAction(over, 'owner', new Date('2026-12-19T23:59:59Z'))).toBeNull();
  expect(dueAction({ ...over, machine: null }, 'owner', NOW)).toBe('record_return');
});

it.each([
  [true, 'approved', true],
  [false, 'approved', false],
  [false, 'pending', true],
] as const)('needing attention: %s, %s: the owner’s turn: %s', (needs_attention, status, turn) => {
  expect(isYourTurn({ ...rental({ status }), needs_attention }, 'owner', NOW)).toBe(turn);
});

describe('a rent that keeps from handing over', () => {
  const kept = (fields: Partial<TurnFacts>) =>
    blocksHandOver(rental({ status: 'approved', payments: REFUSED, unpaid: LATE, ...fields }));

  it.each([
    ['was refused', {}],
    ['was refused, whatever one side signed', signed(AT, null)],
  ])('is one that %s', (_what, fields) => expect(kept(fields)).toBe(LATE));

  it.each<[string, Partial<TurnFacts>]>([
    ['while it is asked for again', { payments: [...REFUSED, payment(3, 'rental', 'processing')] }],
    ['once it was handed over all the same', { handed_over_unpaid_at: AT }],
    ['once both signed how it was handed over', signed(AT, AT)],
    ['where the deposit is what is missing', { unpaid: unpaid('deposit', AT) }],
    ['where nothing is missing', { unpaid: null }],
    ['once it is over', { status: 'returned' }],
    ['before the approval', { status: 'pending' }],
  ])('is none %s', (_when, fields) => expect(kept(fields)).toBeFalsy());
});

it.each([
  ['2026-12-18T12:00:01.000000Z', {}, '2026-12-20T12:00:01.000Z'],
  ['2026-12-18T12:00:00.000000Z', {}, undefined],
  ['2026-12-19T12:00:00.000000Z', { accepted_at: AT }, undefined],
  ['2026-12-19T12:00:00.000000Z', { contested_at: AT }, undefined],
])('a return changed at %s, %j, is answered until %s', (updated_at, fields, due) => {
  const machine_return = back({ updated_at, ...fields });
  expect(answerDue(rental({ machine_return }), NOW)?.toISOString()).toBe(due);
});
