import { type FactsOf, type MoveRow, type RentalMove, rentalMoves } from './rental-moves';
import type { ChangeStatus } from './change-span';
import * as guardsHere from './rental-guards';
import { guardRefusal } from './rental-request.policy';
import type { RentalStatus } from './rental-request.state';

const own: readonly unknown[] = Object.values(guardsHere);
const rows = Object.entries<MoveRow>(rentalMoves).filter(([, { guard }]) => own.includes(guard));
const AT = '2026-12-01T12:00:00Z';
const SPAN = { start_date: '2026-12-14', end_date: '2026-12-18' };
const on = (now: string, status: RentalStatus = 'active') => ({
  status,
  request: SPAN,
  zone: 'UTC',
  now: new Date(`${now}T00:00:00Z`),
});
const guarded = <M extends RentalMove>(move: M, facts: FactsOf<M>, refusal: string | null) =>
  [move, refusal, () => guardRefusal(move, facts)] as const;
const asked = (now: string, answer_until: string | null = '2026-12-11T00:00:00Z') => ({
  ...on(now, 'pending'),
  request: { ...SPAN, answer_until: answer_until === null ? null : new Date(answer_until) },
});
const OVER = 'The time to answer this request ended on Fri, Dec 11, 12:00 AM UTC.';
const booking = (changes: object = {}) => ({
  ...asked('2026-12-10'),
  machine: { instant_book: true },
  isOffered: true,
  isFree: true,
  ...changes,
});
const pay = (
  status: RentalStatus,
  instant_book: boolean,
  paid: 'failed' | 'requires_action' | 'succeeded',
  isOwed = true,
) => ({ status, machine: { instant_book }, payment: { status: paid }, isFree: true, isOwed });
const claim = (accepted_at: string | null) => ({ contested_at: AT, accepted_at, damage_amount: 9 });
const refund = { status: 'returned' as const, report: claim(null), left: 9, hasBill: false, isDeposit: true };
const rent = (isUnderWay: boolean | null, handed_over_unpaid_at: string | null = null) => ({
  status: 'approved' as const,
  unpaid: isUnderWay === null ? null : { isUnderWay },
  request: { handed_over_unpaid_at },
  handover: null,
});
const change = (status: ChangeStatus, called_off_at: string | null = null, isRentMoving = false) => ({
  request: { called_off_at },
  change: status,
  isRentMoving,
  hasOpenChange: status === 'open',
});
const callOff = (call_off: boolean, called_off_at: string | null = null) => ({
  request: { called_off_at },
  machine: { call_off },
  isRentMoving: false,
});
const signed = (signed_by_owner_at: string | null, signed_by_renter_at: string | null) => ({
  signed_by_owner_at,
  signed_by_renter_at,
});
const ACTIVE = 'This rental request is active.';
const TAKEN = 'These dates are taken.';
const EARLY = 'You can hand over the machine from the day before the rental.';
const SIGNED = 'Both have signed this hand-over.';
const HANDED_OVER = 'This machine was handed over before.';
const BILL = 'The bill of this rental is not settled.';
const CALLED_OFF = 'This rental is called off.';
const MOVING = 'The rent is being collected. Change the rental when it is paid.';
const FAILED = 'This rental request is approved, and no rent of it has failed.';
const UNDER_WAY = 'This rental request is approved, and its rent is being tried again.';

const GUARDS = [
  ...(['approve', 'decline', 'update'] as const).flatMap((move) => [
    guarded(move, asked('2026-12-10'), null),
    guarded(move, asked('2026-12-11'), OVER),
    guarded(move, asked('2026-12-11', null), null),
  ]),
  guarded('book', booking(), null),
  guarded('book', booking(asked('2026-12-11')), OVER),
  guarded('book', booking({ isFree: false }), TAKEN),
  guarded('book', booking({ machine: { instant_book: false } }), 'This machine has no instant booking.'),
  guarded('book', booking({ isOffered: false }), 'This machine has no instant booking.'),
  guarded('cancelUnanswered', asked('2026-12-10'), 'It can still be answered.'),
  guarded('cancelUnanswered', asked('2026-12-11', null), 'It can still be answered.'),
  guarded('cancelUnanswered', asked('2026-12-11'), null),
  guarded(
    'cancelExpired',
    { ...on('2026-12-11'), window_hours: 48, isDepositPaid: false },
    'It is not expired.',
  ),
  guarded(
    'cancelExpired',
    { ...on('2026-12-13'), window_hours: 48, isDepositPaid: true },
    'Its deposit is paid.',
  ),
  guarded('cancelExpired', { ...on('2026-12-13'), window_hours: 48, isDepositPaid: false }, null),
  guarded('endUnpaid', rent(null), FAILED),
  guarded('endUnpaid', rent(true), UNDER_WAY),
  guarded('endUnpaid', rent(false), null),
  guarded('cancel', { status: 'active', actors: ['renter'], isFree: false }, ACTIVE),
  guarded('cancel', { status: 'active', actors: ['renter'], isFree: true }, null),
  guarded('cancel', { status: 'active', actors: ['owner'], isFree: false }, null),
  guarded('cancel', { status: 'approved', actors: ['renter'], isFree: false }, null),
  guarded('handOverUnpaid', rent(null), FAILED),
  guarded('handOverUnpaid', rent(true), UNDER_WAY),
  guarded('handOverUnpaid', rent(false, AT), HANDED_OVER),
  guarded('handOverUnpaid', { ...rent(false), handover: signed(AT, AT) }, HANDED_OVER),
  guarded('handOverUnpaid', rent(false), null),
  guarded('collect', { ...on('2026-12-11'), isAttempted: false }, 'It starts later.'),
  guarded('collect', { ...on('2026-12-12'), isAttempted: true }, 'A payment was attempted.'),
  guarded('collect', { ...on('2026-12-12'), isAttempted: false }, null),
  guarded('retry', pay('pending', false, 'failed'), 'This rental request is pending.'),
  guarded('retry', pay('pending', true, 'requires_action'), null),
  guarded('retry', { ...pay('pending', true, 'failed'), isFree: false }, TAKEN),
  guarded('retry', pay('closed', false, 'failed', false), 'This rental request is closed.'),
  guarded('retry', pay('closed', false, 'failed'), null),
  guarded('acceptReturn', { hasBill: false }, null),
  guarded('acceptReturn', { hasBill: true }, BILL),
  guarded('offerChange', change('lapsed'), null),
  guarded('offerChange', change('open'), 'Another change of this rental waits for its answer.'),
  guarded('offerChange', change('lapsed', AT), CALLED_OFF),
  guarded('offerChange', change('lapsed', null, true), MOVING),
  guarded('acceptChange', change('open'), null),
  guarded('acceptChange', change('declined'), 'This change is declined.'),
  guarded('acceptChange', change('open', AT), CALLED_OFF),
  guarded('acceptChange', change('open', null, true), MOVING),
  guarded('declineChange', change('open'), null),
  guarded('declineChange', change('lapsed'), 'This change is lapsed.'),
  guarded('withdrawChange', change('open'), null),
  guarded('withdrawChange', change('accepted'), 'This change is accepted.'),
  guarded('callOff', callOff(true), null),
  guarded('callOff', callOff(false), 'This rental can’t end early.'),
  guarded('callOff', callOff(true, AT), CALLED_OFF),
  guarded('recordHandover', { ...on('2026-12-12'), handover: null }, EARLY),
  guarded('recordHandover', { ...on('2026-12-13'), handover: null }, null),
  guarded('recordHandover', { ...on('2026-12-13'), handover: {} }, 'This hand-over is already recorded.'),
  guarded('changeHandover', { handover: signed(AT, null) }, null),
  guarded('changeHandover', { handover: signed(AT, AT) }, SIGNED),
  guarded('signHandover', { handover: signed(AT, null), hasSigned: false }, null),
  guarded('signHandover', { handover: signed(AT, null), hasSigned: true }, 'You have signed this hand-over.'),
  guarded('signHandover', { handover: signed(AT, AT), hasSigned: true }, SIGNED),
  guarded('reportBreakdown', { isDown: false }, null),
  guarded('reportBreakdown', { isDown: true }, 'A breakdown of this machine is already reported.'),
  guarded('resolveBreakdown', { isDown: true }, null),
  guarded('resolveBreakdown', { isDown: false }, 'This breakdown is resolved.'),
  guarded('chargeAgain', pay('active', false, 'succeeded'), 'This payment is succeeded.'),
  guarded('askForCard', pay('active', false, 'failed'), null),
  guarded('waive', pay('closed', false, 'failed'), null),
  guarded(
    'refundDeposit',
    refund,
    'The owner claims damage and the renter contests it. Decide on the return first; the deposit stays until then.',
  ),
  guarded('refundDeposit', { ...refund, report: claim(AT) }, null),
  guarded('refundDeposit', { ...refund, isDeposit: false }, null),
  guarded(
    'refundDeposit',
    { ...refund, isDeposit: false, left: 0 },
    'Nothing is left of this payment to refund.',
  ),
  guarded('refundDeposit', { ...refund, report: claim(AT), hasBill: true }, BILL),
  guarded(
    'refundDeposit',
    { ...refund, status: 'closed', report: null, left: 0, hasBill: true },
    'There is no deposit left to refund.',
  ),
  guarded('finishDeposit', { status: 'active', isUnderWay: false, isWhole: true }, null),
  guarded('finishDeposit', { status: 'closed', isUnderWay: false, isWhole: false }, null),
  guarded('finishDeposit', { status: 'active', isUnderWay: false, isWhole: false }, 'It is still owed.'),
  guarded('finishDeposit', { status: 'cancelled', isUnderWay: true, isWhole: true }, 'It is still owed.'),
  guarded('changeReturn', { state: 'accepted', hasBill: false }, 'This machine return is accepted.'),
  guarded('changeReturn', { state: 'open', hasBill: true }, BILL),
  guarded('changeReturn', { state: 'contested', hasBill: false }, null),
  guarded('contestReturn', { state: 'contested', hasBill: false }, 'This machine return is contested.'),
  guarded('contestReturn', { state: 'open', hasBill: false }, null),
  guarded('contestReturn', { state: 'open', hasBill: true }, BILL),
  guarded(
    'close',
    { ...on('2026-12-18', 'active'), hasBill: false },
    'This rental request is active, and its end date is not over.',
  ),
  guarded('close', { ...on('2026-12-19', 'active'), hasBill: false }, null),
  guarded('close', { ...on('2026-12-15', 'returned'), hasBill: false }, null),
  guarded('close', { ...on('2026-12-15', 'returned'), hasBill: true }, BILL),
  guarded('closeCompleted', { ...on('2026-12-27', 'returned'), state: 'accepted', hasBill: true }, BILL),
  guarded(
    'closeCompleted',
    { ...on('2026-12-26', 'active'), state: null, hasBill: false },
    'It ended later.',
  ),
  guarded('closeCompleted', { ...on('2026-12-27', 'active'), state: null, hasBill: false }, null),
  guarded(
    'closeCompleted',
    { ...on('2026-12-27', 'returned'), state: 'contested', hasBill: false },
    'Its return is not accepted.',
  ),
  guarded('closeCompleted', { ...on('2026-12-15', 'returned'), state: 'accepted', hasBill: false }, null),
  guarded('notifyMissingReturn', { ...on('2026-12-19'), isNotified: false }, 'It ended later.'),
  guarded('notifyMissingReturn', { ...on('2026-12-20'), isNotified: true }, 'Its owner was notified today.'),
  guarded('notifyMissingReturn', { ...on('2026-12-20'), isNotified: false }, null),
];

it.each(GUARDS)('the guard of %s says: %s', (_move, refusal, told) => expect(told()).toBe(refusal));

it.each([true, false])('tries every guard; refused: %s', (isRefused) => {
  const tried = GUARDS.filter(([, refusal]) => (refusal !== null) === isRefused).map(([move]) => move);
  const guards = new Set(tried.map((move) => rowOf(move).guard));
  expect(rows.filter(([, { guard }]) => guard && !guards.has(guard)).map(([move]) => move)).toEqual([]);
});

const rowOf = (move: RentalMove): MoveRow => rentalMoves[move];
