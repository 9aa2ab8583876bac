import { billableUntil, billAnswerBy, type BillRecord, type RentalRequestRecord } from '@yard/contracts';
import { moveRefusal, type RentalActor, shownReturnState } from '@yard/contracts/rental-moves';

/** A person's possible actions on the bill of a rental; the server has the last word. */
export interface BillPermissions {
  makeBill: boolean;
  acceptBill: boolean;
  contestBill: boolean;
  offerOnBill: boolean;
  acceptBillOffer: boolean;
  decideBill: boolean;
}

const NONE: BillPermissions = {
  makeBill: false,
  acceptBill: false,
  contestBill: false,
  offerOnBill: false,
  acceptBillOffer: false,
  decideBill: false,
};

export function billPermissions(
  request: RentalRequestRecord,
  { id, actors }: { id: number; actors: readonly RentalActor[] },
  now: Date,
): BillPermissions {
  const { status, bill, machine_return: back } = request;
  if (!bill) return { ...NONE, makeBill: back !== null && mayMake(request, back, actors, now) };
  const facts = { status, bill: bill.status };
  const by = billAnswerBy({ created_at: new Date(bill.created_at) });
  const offer = { ...facts, hasOffer: bill.offer !== null };
  return {
    makeBill: false,
    acceptBill: moveRefusal('acceptBill', actors, facts) === null,
    contestBill: moveRefusal('contestBill', actors, { ...facts, by, now }) === null,
    offerOnBill: claimsDamage(bill) && moveRefusal('offerOnBill', actors, facts) === null,
    acceptBillOffer: bill.offer?.user_id !== id && moveRefusal('acceptBillOffer', actors, offer) === null,
    decideBill: moveRefusal('decideBill', actors, facts) === null,
  };
}

function mayMake(
  { status }: RentalRequestRecord,
  back: NonNullable<RentalRequestRecord['machine_return']>,
  actors: readonly RentalActor[],
  now: Date,
): boolean {
  const until = billableUntil({ created_at: new Date(back.created_at) });
  const facts = { status, state: shownReturnState(back, now), hasBill: false, until, now };
  return moveRefusal('makeBill', actors, facts) === null;
}

/** Damage alone is bargained for; Yard decides on all else. */
export const claimsDamage = ({ lines }: Pick<BillRecord, 'lines'>) =>
  lines.some(({ kind }) => kind === 'damage');
