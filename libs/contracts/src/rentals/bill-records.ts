import { flag, instant, money, number, orNull, type RecordOf, text, whole } from '../fields';
import { attachedPhotoShape } from '../messaging/records';
import { choice, described, list, nested, part, record } from '../shapes';
import { BILL_STATUSES } from './bill';
import { planShape } from './plan-records';
import { BILL_KINDS } from './bill-price';

const sums = {
  claimed_total: money,
  total: described('Of what was decided; of the claims before.', money),
  from_deposit: money,
  to_charge: described('What is above the deposit.', money),
  to_refund: described('Of the rent, where credits are more than what is asked for.', money),
} as const;

export const billLineShape = part(
  {
    id: described('Its place in the bill.', whole),
    kind: choice(BILL_KINDS),
    label: text,
    unsigned: described(
      'Whether it rests on a reading that not both signed: silence does not accept it.',
      flag,
    ),
    quantity: number(),
    unit_amount: money,
    amount: described('As it counts now: as decided, else as claimed.', money),
    claimed_amount: described('Below 0 for a credit.', money),
    decided_amount: described('Null until the bill is accepted or decided.', orNull(money)),
  },
  'rental_bill_line',
);
export type BillLineRecord = RecordOf<typeof billLineShape>;

export const billQuoteShape = part(
  { lines: list(nested(billLineShape)), ...sums, plan: nested(planShape) },
  'rental_bill_quote',
);
/** A preview of a bill; none is created. */
export type BillQuoteRecord = RecordOf<typeof billQuoteShape>;

export const billOfferShape = part(
  {
    user_id: described('Who offers it.', whole),
    line_id: whole,
    amount: money,
    message: orNull(text),
    created_at: instant,
  },
  'rental_bill_offer',
);
/** Another amount for the damage; with it the whole bill is agreed. */
export type BillOffer = RecordOf<typeof billOfferShape>;

export const billShape = record('rental_bill', {
  rental_request_id: whole,
  user_id: described('Who made it.', whole),
  details: orNull(text),
  photos: list(nested(attachedPhotoShape)),
  lines: list(nested(billLineShape)),
  ...sums,
  refunded_amount: described('What of it was refunded since it was paid.', money),
  status: choice(BILL_STATUSES),
  answer_by: described('Until when the renter answers; then it accepts what the deposit covers.', instant),
  reason: described(
    'Of the decision, else of the contest; null where the time to answer ended.',
    orNull(text),
  ),
  contest_reason: described('Null where the time to answer ended.', orNull(text)),
  contest_photos: list(nested(attachedPhotoShape)),
  offer: described('The newest one, while the bill is contested.', orNull(nested(billOfferShape))),
  accepted_at: orNull(instant),
  contested_at: orNull(instant),
  decided_at: orNull(instant),
  decider_name: described('Which admin decided; null before, and for who is gone.', orNull(text)),
});
export type BillRecord = RecordOf<typeof billShape>;
