import { type BillStatus, isBillOpen, isBillOver } from './bill';
import type { ReturnState } from './return-state';
import { type Billed, type Known, RETURN_ACCEPTED } from './rental-guards';

// Why a move of a bill is refused though the rental's status allows it; null where it is not.

/** `until`: when the time to make one ends. */
export const notBillable = ({
  state,
  hasBill,
  until,
  now,
}: Known<'now', { state: ReturnState; until: Date } & Billed>) => {
  if (hasBill) return 'This rental has a bill.';
  if (state === 'accepted') return RETURN_ACCEPTED;
  return until <= now ? 'The time to bill this rental is over.' : null;
};

type BillNow = { bill: BillStatus };
const billRefusal = (bill: BillStatus) => `This bill is ${bill}.`;

export const billNotOpen = ({ bill }: BillNow) => (isBillOpen(bill) ? null : billRefusal(bill));

/** `by`: when silence answers. */
export const billNotContestable = ({ bill, by, now }: Known<'now', BillNow & { by: Date }>) => {
  if (bill !== 'offered') return billRefusal(bill);
  return by <= now ? 'The time to answer this bill is over.' : null;
};

export const billNotUnanswered = ({ bill, by, now }: Known<'now', BillNow & { by: Date }>) =>
  bill === 'offered' && by <= now ? null : 'It can still be answered.';

export const billNotContested = ({ bill }: BillNow) => (bill === 'contested' ? null : billRefusal(bill));

export const noBillOffer = ({ bill, hasOffer }: BillNow & { hasOffer: boolean }) =>
  billNotContested({ bill }) ?? (hasOffer ? null : 'Nothing is offered.');

export const billNotOver = ({ bill, to_charge }: BillNow & { to_charge: number }) =>
  isBillOver(bill, { to_charge }) ? null : billRefusal(bill);
