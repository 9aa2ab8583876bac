import { instant, flag, money, orNull, type RecordOf, text, whole } from '../fields';
import { choice, described, list, nested, optional, part, record } from '../shapes';
import { personShape } from '../users/records';
import {
  PAYMENT_KINDS,
  PAYMENT_STATUSES,
  PAYOUT_LINE_KINDS,
  PAYOUT_STATUSES,
  PAYOUT_WAITS,
} from './payment-words';

const disputeShape = part({
  status: text,
  amount: money,
  due_by: described(
    'Until when the bank hears evidence; null where it does not, or no more.',
    orNull(instant),
  ),
});
/** A renter's bank takes a payment back until it is decided who is right. Words of `status` are the card provider's. */
export type DisputeRecord = RecordOf<typeof disputeShape>;

const payment = {
  rental_request_id: whole,
  kind: choice(PAYMENT_KINDS),
  rental_change_id: described(
    'The change that it pays for; null where it pays for the rental itself.',
    orNull(whole),
  ),
  amount: money,
  refunded_amount: money,
  currency: text,
  status: choice(PAYMENT_STATUSES),
  failure_message: described('Why it was refused.', orNull(text)),
  failure_code: described('The provider’s word for why it was refused; for admins alone.', orNull(text)),
  card_asked_at: described('When an admin asked the renter for another card.', orNull(instant)),
  stripe_payment_intent_id: orNull(text),
  attempted_at: orNull(instant),
  succeeded_at: orNull(instant),
  waived_at: described('When an admin let it go; `amount` is what was owed.', orNull(instant)),
  waived_by: orNull(whole),
  waiver_reason: orNull(text),
  dispute: described('What the renter’s bank took back, or asks about.', orNull(nested(disputeShape))),
  disputed_at: orNull(instant),
  dispute_closed_at: orNull(instant),
};

export const paymentShape = record('payment', {
  ...payment,
  returning_amount: described(
    'On its way back to the card. Of the payments in a rental request, while it is.',
    optional(money),
  ),
  // These only for the renter of a payment that waits for an action: the secret and the card of its confirmation.
  client_secret: optional(text),
  stripe_payment_method_id: optional(text),
});
export type PaymentRecord = RecordOf<typeof paymentShape>;

const paymentRefundShape = part({
  amount: money,
  status: choice(['pending', 'succeeded', 'failed']),
  reason: described('The act that made it.', text),
  explanation: described('An admin’s words to both sides.', orNull(text)),
  failure_message: orNull(text),
  stripe_refund_id: orNull(text),
  created_at: instant,
  user_name: described('Who did that act; null for Yard.', orNull(text)),
});
export type PaymentRefund = RecordOf<typeof paymentRefundShape>;

export const adminPaymentShape = record('desk_payment', {
  ...payment,
  refunds: described('Of one payment alone, oldest first.', optional(list(nested(paymentRefundShape)))),
  renter: nested(personShape),
  owner: nested(personShape),
  machine_subject: text,
});
/** A payment as the back office lists it. */
export type AdminPaymentRecord = RecordOf<typeof adminPaymentShape>;

export const userPaymentShape = record('user_payment', {
  rental_request_id: payment.rental_request_id,
  machine_subject: text,
  kind: payment.kind,
  rental_change_id: payment.rental_change_id,
  amount: money,
  refunded_amount: money,
  currency: text,
  status: payment.status,
  failure_message: payment.failure_message,
  attempted_at: payment.attempted_at,
  succeeded_at: payment.succeeded_at,
  waived_at: payment.waived_at,
  waiver_reason: payment.waiver_reason,
});
/** A payment as the renter lists what they paid. */
export type UserPaymentRecord = RecordOf<typeof userPaymentShape>;

export const paymentMethodShape = record('payment_method', {
  user_id: whole,
  stripe_payment_method_id: text,
  brand: text,
  last4: text,
  exp_month: whole,
  exp_year: whole,
  default: flag,
});
/** A card the user stored with the card provider; the number itself is never known here. */
export type PaymentMethodRecord = RecordOf<typeof paymentMethodShape>;

export const setupIntentShape = part({ client_secret: text, setup_intent_id: text }, 'setup_intent');
/** The secret that the provider's own script confirms in a card form. */
export type SetupIntentRecord = RecordOf<typeof setupIntentShape>;

const refundPartShape = part({
  kind: payment.kind,
  amount: money,
  after: described('Null: at once.', orNull(text)),
  person_id: described(
    'Whose money it is: the renter’s, the owner’s; null where it is our fee.',
    orNull(whole),
  ),
  taken_from: described(
    '`payout`: what is not paid out yet; `paid_out`: the owner owes it, the next payouts are smaller by it.',
    choice(['deposit', 'payout', 'paid_out', 'fee']),
  ),
});

export const refundPreviewShape = part(
  {
    now: list(nested(part({ kind: payment.kind, amount: money, person_id: whole }))),
    later: list(nested(part({ kind: payment.kind, amount: money, at: orNull(instant) }))),
    held: described('What we hold of the rental’s deposit after it.', money),
    back: list(nested(refundPartShape)),
    becomes: described('The rental’s status after it.', text),
    left: described('What can be refunded of the payment after it.', money),
    waits: described(
      'Who has to agree first; null where nobody has to.',
      orNull(choice(['second_admin', 'hour'])),
    ),
  },
  'refund_preview',
);
export type RefundPreviewRecord = RecordOf<typeof refundPreviewShape>;

const payoutLineShape = part({ kind: choice(PAYOUT_LINE_KINDS), amount: money });
export type PayoutLine = RecordOf<typeof payoutLineShape>;

export const payoutShape = record('payout', {
  user_id: whole,
  user_name: text,
  rental_request_id: orNull(whole),
  amount: money,
  currency: text,
  status: choice(PAYOUT_STATUSES),
  failure_message: orNull(text),
  stripe_transfer_id: orNull(text),
  paid_at: orNull(instant),
  refunded_amount: described(
    'What an admin gave its renter of the owner’s share since the rental ended.',
    money,
  ),
  lines: described(
    'What `amount` is the sum of. `payout`: paid out before; `offset`: set against what is owed from another rental; `held_back`: what the renter is still owed, or the ledger learned later.',
    list(nested(payoutLineShape)),
  ),
  waiting_for: described(
    'The owner to begin (`account`) or finish (`verification`) with the provider, other `money` of the rental to arrive, the `provider`, an admin (`retry`); null once paid.',
    orNull(choice(PAYOUT_WAITS)),
  ),
  waiting_since: orNull(instant),
});
/** An owner's payout for one rental that is over: rent less platform fee and refunds, plus damage. */
export type PayoutRecord = RecordOf<typeof payoutShape>;

export const payoutAccountShape = part({ status: choice(['none', 'incomplete', 'ready']) }, 'payout_account');
/** Payout account at the provider: `none` before the first onboarding, `incomplete` until it has all it asks for. */
export type PayoutAccountRecord = RecordOf<typeof payoutAccountShape>;

export const onboardingLinkShape = part({ url: text }, 'onboarding_link');
/** Answer to `POST api/payouts/account`: where the owner goes on to tell the provider who they are. */
export type OnboardingLinkRecord = RecordOf<typeof onboardingLinkShape>;
