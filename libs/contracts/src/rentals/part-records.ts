import { AGREEMENT_KINDS } from '../agreements/document-kinds';
import { day, flag, instant, money, number, orNull, type RecordOf, text, whole } from '../fields';
import { ratingFields } from '../reviews/rating';
import { choice, described, list, nested, part } from '../shapes';
import { lineFields } from './line-fields';
import { documentVersionShape, planShape } from './plan-records';

export const cancellationShape = part(
  {
    id: whole,
    user_id: described('Null when the product itself cancelled.', orNull(whole)),
    user_name: orNull(text),
    reason: text,
    refund_amount: money,
    created_at: instant,
  },
  'cancellation',
);
export type Cancellation = RecordOf<typeof cancellationShape>;

export const decisionShape = part(
  {
    amount: money,
    user_id: orNull(whole),
    user_name: orNull(text),
    reason: described('Null where none was given.', orNull(text)),
    decided_at: instant,
  },
  'decision',
);
/** An admin's decision on the deposit, whatever the owner claims. */
export type Decision = RecordOf<typeof decisionShape>;

export const explainedRefundShape = part({
  kind: choice(['deposit', 'rental', 'damage', 'bill']),
  amount: money,
  reason: text,
  created_at: instant,
});
/** Money of a payment that an admin gave back, and the message to the renter. */
export type ExplainedRefund = RecordOf<typeof explainedRefundShape>;

export const documentAgreementShape = part(
  {
    document_id: whole,
    kind: choice(AGREEMENT_KINDS),
    version: whole,
    name: text,
    agreed_at: instant,
    sha256: text,
    final_sha256: described(
      'Of the copy with the streets, which the approval made; of the rental agreement alone.',
      orNull(text),
    ),
  },
  'document_agreement',
);
export type DocumentAgreement = RecordOf<typeof documentAgreementShape>;

export const priceLineShape = part(lineFields, 'price_line');
/** A price line on the wire, in major units. */
export type WirePriceLine = RecordOf<typeof priceLineShape>;

export const earningsShape = part(
  {
    amount: money,
    fee_amount: described('The platform’s, already taken off.', money),
    fee_percent: number(),
  },
  'earnings',
);
/** The owner's earnings of a rental whose rent is paid in full, in major units. */
export type Earnings = RecordOf<typeof earningsShape>;

export const renterFactsShape = part({
  phone: described('Null before the approval.', orNull(text)),
  since: described('When the account was made.', instant),
  rentals: described('Rentals that were lived to their end.', whole),
  ...ratingFields,
});
/** Facts about the requesting user that an owner sees. */
export type RenterFacts = RecordOf<typeof renterFactsShape>;

export const rentalMachineShape = part(
  {
    id: whole,
    subject: text,
    machine_type_name: text,
    user_id: whole,
    user_name: text,
    photo_url: described('The first photo; null without any.', orNull(text)),
    illustration_url: described('The drawing of its type, for where there is no photo.', text),
    time_zone: orNull(text),
  },
  'rental_machine',
);
export type RentalMachine = RecordOf<typeof rentalMachineShape>;

export const bookedMachineShape = part(
  {
    ...rentalMachineShape.fields,
    call_off: described('Whether the renter may end the rental early.', flag),
    tank_amount: described('What a whole tank costs, in a bill.', orNull(money)),
    cleaning_amount: orNull(money),
  },
  'booked_machine',
);
export type BookedMachine = RecordOf<typeof bookedMachineShape>;

export const pickupShape = part({
  address: described('Null where the machine has no address.', orNull(text)),
  owner_phone: orNull(text),
});
/** Pick-up place of a machine that is not delivered, and its owner's contact. */
export type Pickup = RecordOf<typeof pickupShape>;

export const unpaidShape = part(
  {
    kind: described('rental where both did not come.', choice(['deposit', 'rental', 'bill'])),
    since: described('When it was first asked for.', instant),
    attempts: whole,
    next_attempt_at: described(
      'When it is tried again automatically; null when only the renter can.',
      orNull(instant),
    ),
    deadline_at: described(
      'Until when the renter may pay. Then nothing happens automatically, except for a deposit: batch 1.',
      instant,
    ),
  },
  'unpaid',
);
/** Money of a rental that is due and was not paid. */
export type UnpaidRecord = RecordOf<typeof unpaidShape>;

export const lateShape = part(
  {
    since: described('When it was due back.', instant),
    through: described('The day that it is kept through: today, if not the first one after its last.', day),
    amount: described('What that costs beyond the rent; null without a rate.', orNull(money)),
  },
  'late',
);
/** Price of keeping a machine that is not back in time. */
export type Late = RecordOf<typeof lateShape>;

export const quoteShape = part(
  {
    rental_amount: money,
    delivery_distance: orNull(number()),
    delivery_amount: money,
    delivery_available: flag,
    delivery_message: orNull(text),
    subtotal: money,
    deposit_amount: money,
    due_now: described('What a card is charged with by the request itself.', money),
    deposit_policy_id: whole,
    cancellation_policy_id: whole,
    documents: described('Those that a request agrees to.', list(nested(documentVersionShape))),
    available: flag,
    lines: list(nested(priceLineShape)),
    plan: nested(planShape),
  },
  'quote',
);
/** Amounts of a rental before it is requested, in major units; nothing is created. */
export type QuoteRecord = RecordOf<typeof quoteShape>;
