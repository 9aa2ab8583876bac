import * as guards from './bill-guards';
import { CLOSED, type MoveRow, NOTHING } from './move-row';

const RENTER_OF_BILL = {
  from: { renter: ['returned'] },
  denial: 'Only the renter can answer the bill.',
  ...NOTHING,
} as const;
const SIDES_OF_BILL = {
  from: { renter: ['returned'], owner: ['returned'] },
  denial: 'Only the renter and the owner can agree on the bill.',
  ...NOTHING,
} as const;

export const billMoves = {
  makeBill: {
    from: { owner: ['returned'] },
    denial: 'Only the owner of the machine can make a bill.',
    guard: guards.notBillable,
    ...NOTHING,
  },
  acceptBill: { ...RENTER_OF_BILL, guard: guards.billNotOpen },
  contestBill: { ...RENTER_OF_BILL, guard: guards.billNotContestable },
  offerOnBill: { ...SIDES_OF_BILL, guard: guards.billNotContested },
  /** The offer of the other side; the whole bill is agreed with it. */
  acceptBillOffer: { ...SIDES_OF_BILL, guard: guards.noBillOffer },
  decideBill: { from: { admin: ['returned'] }, guard: guards.billNotOpen, ...NOTHING },
  /** The renter did not answer in time. */
  answerBillBySilence: { from: { system: ['returned'] }, guard: guards.billNotUnanswered, ...NOTHING },
  closeBilled: { from: { system: ['returned'] }, guard: guards.billNotOver, stamps: CLOSED, to: 'closed' },
} as const satisfies Record<string, MoveRow>;
