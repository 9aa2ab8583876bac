import { billMoves } from './bill-moves';
import { cancelling, CLOSED, CLOSED_UNRETURNED, type MoveRow, NOTHING } from './move-row';
import * as guards from './rental-guards';
import {
  BOOKED_RENTALS as BOOKED,
  OPEN_RENTALS as OPEN,
  RENTAL_STATUSES,
  AGREED_RENTALS,
  UNRETURNED_RENTALS,
} from './rental-request.state';

export type { MoveRow, RentalActor } from './move-row';

const BEFORE_START = ['pending', 'approved'] as const;
/** The bill of a rental is paid after its end, too, and rent that is owed. */
const PAYABLE = [...OPEN, 'closed'] as const;

const APPROVED = { stamps: ['approved_at', 'answer_until', 'deposit_refunded_at'], to: 'approved' } as const;
const DECIDED = ['decided_at', 'decided_amount', 'decided_by', 'decision_reason'] as const;

const RENTER_CHANGES = 'Only the renter may change this rental request.';
const OF_SIDES = {
  from: { renter: BOOKED, owner: BOOKED },
  denial: 'Only the renter and the owner can change this rental.',
  ...NOTHING,
} as const;
const HAND_OVER = {
  from: { renter: BOOKED, owner: BOOKED },
  denial: 'Only the renter and the owner can hand over the machine.',
  ...NOTHING,
} as const;
const OWNER_RETURNS = 'Only the owner of the machine can record its return.';
const RENTER_ANSWERS = 'Only the renter can answer the return.';

/**
 * Every move of a rental request: docs/wire.md section 4. Server, SQL, screens and batches read it; whether somebody
 * may make one is judged by `rental-request.policy.ts`.
 */
export const rentalMoves = {
  approve: {
    from: { owner: ['pending'] },
    denial: 'Only the owner of the machine can approve this request.',
    guard: guards.answerTimeOver,
    ...APPROVED,
  },
  /** The deposit of a machine that is booked at once is collected. */
  book: { from: { system: ['pending'] }, guard: guards.notBookable, ...APPROVED },
  decline: {
    from: { owner: ['pending'] },
    denial: 'Only the owner of the machine can decline this request.',
    guard: guards.answerTimeOver,
    stamps: ['declined_at', 'answer_until'],
    to: 'declined',
  },
  withdraw: {
    from: { renter: ['pending'] },
    denial: RENTER_CHANGES,
    stamps: ['deleted_at'],
    to: 'withdrawn',
  },
  update: { from: { renter: ['pending'] }, denial: RENTER_CHANGES, guard: guards.answerTimeOver, ...NOTHING },
  /**
   * The product takes the renter's new default card where the rent or a bill is unpaid. Not once the rental is over: its
   * renter pays what is owed where the sum is said.
   */
  changeCard: {
    from: { renter: [...OPEN, 'declined', 'cancelled'], system: [...BOOKED, 'returned'] },
    denial: RENTER_CHANGES,
    ...NOTHING,
  },
  cancel: {
    ...cancelling(
      { renter: UNRETURNED_RENTALS, owner: BEFORE_START, admin: UNRETURNED_RENTALS },
      {
        // Once it has begun, the renter cancels alone what is not there.
        renter: { pending: 'terms', approved: 'terms', active: 'all' },
        owner: { pending: 'all', approved: 'all' },
        admin: { pending: 'all', approved: 'all', active: 'all' },
      },
    ),
    guard: guards.begunAndThere,
  },
  /** The owner did not answer in time. */
  cancelUnanswered: {
    ...cancelling({ system: ['pending'] }, { system: { pending: 'all' } }),
    guard: guards.answerTimeNotOver,
  },
  cancelExpired: {
    ...cancelling(
      { system: UNRETURNED_RENTALS },
      { system: { pending: 'all', approved: 'all', active: 'all' } },
    ),
    guard: guards.notExpired,
  },
  endUnpaid: {
    ...cancelling({ owner: BOOKED }, { owner: { approved: 'all', active: 'all' } }),
    denial: 'Only the owner of the machine can end an unpaid rental.',
    guard: guards.rentNotRefused,
  },
  handOverUnpaid: {
    from: { owner: BOOKED },
    denial: 'Only the owner can hand over the machine.',
    guard: guards.rentNotRefusedOrHandedOver,
    stamps: ['handed_over_unpaid_at'],
    to: null,
  },
  collect: { from: { system: BOOKED }, guard: guards.notToCollect, ...NOTHING },
  /** A rent that was refused: by its schedule, and with a new card; after the end, too. */
  collectAgain: { from: { system: AGREED_RENTALS }, ...NOTHING },
  /** A bill whose card was refused: by its schedule, and with a new card. */
  collectBill: { from: { system: ['returned', 'closed'] }, ...NOTHING },
  retry: {
    from: { renter: PAYABLE },
    denial: 'Only the renter can pay for this request.',
    guard: guards.notPayable,
    ...NOTHING,
  },
  chargeAgain: { from: { admin: PAYABLE }, guard: guards.notPayable, ...NOTHING },
  /** Waives what is owed of a rental that is over. */
  waive: { from: { admin: ['closed'] }, guard: guards.notPayable, ...NOTHING },
  askForCard: { from: { admin: PAYABLE }, guard: guards.notPayable, ...NOTHING },
  refundDeposit: {
    from: { admin: [...AGREED_RENTALS, 'cancelled'] },
    guard: guards.notRefundable,
    ...NOTHING,
  },
  /** Nothing more of the deposit is owed: all is back, or all that an ended request owes. */
  finishDeposit: {
    from: { system: RENTAL_STATUSES },
    guard: guards.depositStillOwed,
    stamps: ['deposit_refunded_at'],
    to: null,
  },
  /** A bank returned it. */
  oweDeposit: { from: { system: RENTAL_STATUSES }, stamps: ['deposit_refunded_at'], to: null },
  recordHandover: { ...HAND_OVER, guard: guards.notToHandOver },
  changeHandover: { ...HAND_OVER, guard: guards.handoverClosed },
  signHandover: { ...HAND_OVER, guard: guards.notToSign },
  recordReturn: {
    from: { owner: ['active'] },
    denial: OWNER_RETURNS,
    stamps: ['machine_return'],
    to: 'returned',
  },
  changeReturn: {
    from: { owner: ['returned'] },
    denial: OWNER_RETURNS,
    guard: guards.alreadyAccepted,
    stamps: ['changed_at'],
    to: null,
  },
  acceptReturn: {
    from: { renter: ['returned'] },
    denial: RENTER_ANSWERS,
    guard: guards.billStands,
    stamps: ['accepted_at', ...CLOSED],
    to: 'closed',
  },
  contestReturn: {
    from: { renter: ['returned'] },
    denial: RENTER_ANSWERS,
    guard: guards.alreadyAnswered,
    stamps: ['contested_at'],
    to: null,
  },
  close: {
    from: { admin: ['returned', 'active'] },
    guard: guards.notPastEnd,
    stamps: [...DECIDED, ...CLOSED_UNRETURNED],
    to: 'closed',
  },
  closeCompleted: {
    from: { system: ['returned', 'active'] },
    guard: guards.notCompleted,
    stamps: ['accepted_at', ...CLOSED_UNRETURNED],
    to: 'closed',
  },
  ...billMoves,
  offerChange: { ...OF_SIDES, guard: guards.notChangeable },
  /** The offer of the other side; days and price follow it. */
  acceptChange: { ...OF_SIDES, guard: guards.notAcceptable },
  declineChange: { ...OF_SIDES, guard: guards.notOffered },
  withdrawChange: { ...OF_SIDES, guard: guards.notOffered },
  lapseChange: { from: { system: BOOKED }, ...NOTHING },
  /** The renter is done early: billing stops, and the owner fetches the machine. */
  callOff: {
    from: { renter: ['active'] },
    denial: 'Only the renter can call off this rental.',
    guard: guards.notCallable,
    stamps: ['called_off_at'],
    to: null,
  },
  reportBreakdown: {
    from: { renter: ['active'] },
    denial: 'Only the renter can report a breakdown.',
    guard: guards.alreadyDown,
    ...NOTHING,
  },
  resolveBreakdown: {
    from: { owner: ['active', 'returned'] },
    denial: 'Only the owner of the machine can mark it repaired.',
    guard: guards.notDown,
    ...NOTHING,
  },
  notifyMissingReturn: { from: { system: ['active'] }, guard: guards.returnNotMissing, ...NOTHING },
} as const satisfies Record<string, MoveRow>;

export type RentalMove = keyof typeof rentalMoves;

/** The facts that a move's guard needs; none if the move has no guard. */
export type FactsOf<M extends RentalMove> = (typeof rentalMoves)[M] extends {
  guard: (facts: infer Facts) => unknown;
}
  ? Facts
  : unknown;
