import { cancellationPolicyShape } from '../agreements/records';
import { day, flag, instant, money, number, orNull, type RecordOf, text, whole } from '../fields';
import { attachedPhotoShape, messageShape } from '../messaging/records';
import { paymentShape } from '../payments/records';
import { choice, described, list, nested, record, time } from '../shapes';
import { personShape } from '../users/records';
import { billShape } from './bill-records';
import { breakdownShape } from './breakdown-records';
import { callOffShape, rentalChangeShape } from './change-records';
import { checklistMarkShape, handoverShape, sidedPhotoShape } from './handover-records';
import {
  bookedMachineShape,
  cancellationShape,
  decisionShape,
  documentAgreementShape,
  earningsShape,
  explainedRefundShape,
  lateShape,
  pickupShape,
  priceLineShape,
  renterFactsShape,
  unpaidShape,
} from './part-records';
import { planShape } from './plan-records';
import { RENTAL_STATUSES } from './rental-request.state';

export const machineReturnShape = record('machine_return', {
  rental_request_id: whole,
  returned_at: instant,
  hours: orNull(number()),
  fuel_level: orNull(number()),
  condition: choice(['good', 'damaged']),
  details: orNull(text),
  checklist: list(nested(checklistMarkShape)),
  photo_ids: list(whole),
  photos: described('The same pictures, in the same order.', list(nested(sidedPhotoShape))),
  damage_amount: described(
    'What the owner claims; what of it was kept is the request’s decision.',
    orNull(money),
  ),
  accepted_at: orNull(instant),
  contested_at: orNull(instant),
  contest_reason: orNull(text),
  contest_photos: described('What the renter contests with.', list(nested(attachedPhotoShape))),
});
export type MachineReturnRecord = RecordOf<typeof machineReturnShape>;

export const rentalRequestShape = record('rental_request', {
  user_id: whole,
  machine_id: whole,
  address_id: whole,
  machine_delivery_option_id: orNull(whole),
  deposit_policy_id: whole,
  cancellation_policy_id: whole,
  start_date: day,
  end_date: day,
  start_time: orNull(time),
  end_time: orNull(time),
  details: orNull(text),
  delivery_enabled: flag,
  agree_to_terms_and_conditions: flag,
  agree_to_privacy_policy: flag,
  agree_to_insurance_disclaimer: flag,
  agree_to_rental_agreement: flag,
  rental_amount: money,
  delivery_distance: orNull(number()),
  delivery_amount: money,
  address: described('The text of the address at the time of the request.', text),
  subtotal: money,
  deposit_amount: money,
  stripe_payment_method_id: described('Null for the owner.', orNull(text)),
  has_card: described('Whether there is a card to charge, for the owner too.', flag),
  delivery_available: flag,
  delivery_message: orNull(text),
  pickup: described(
    'For the renter alone, from the approval until the rental is over; null with delivery.',
    orNull(nested(pickupShape)),
  ),
  approved_at: orNull(instant),
  declined_at: orNull(instant),
  deposit_refunded_at: orNull(instant),
  closed_at: orNull(instant),
  handed_over_unpaid_at: described(
    'When the owner handed the machine over though the rent was unpaid, or when the rental was closed while its rent was being charged.',
    orNull(instant),
  ),
  status: choice(RENTAL_STATUSES),
  answer_by: described(
    'Until when the owner may answer; a request that is not answered by then is cancelled. Null unless pending, and without a limit.',
    orNull(instant),
  ),
  days_free: described('Whether an approval could take the days still; null unless pending.', orNull(flag)),
  unpaid: described(
    'Money that was asked for and did not come; null where nothing is amiss.',
    orNull(nested(unpaidShape)),
  ),
  late: described(
    'While the machine is out and not back in time; null where it was called off, or its rent is missing.',
    orNull(nested(lateShape)),
  ),
  machine_late: described(
    'Whether the machine is not back from the rental before, and nobody picked it up: from the day before the start on.',
    flag,
  ),
  cancels_free: described(
    'Whether its renter can cancel free of charge until the pick-up, because the machine is not back.',
    flag,
  ),
  plan: described(
    'What happens next to a request that waits for its renter or owner, by their press; null where it waits for neither.',
    orNull(nested(planShape)),
  ),
  needs_attention: described('For the caller.', flag),
  machine: nested(bookedMachineShape),
  user: nested(personShape),
  renter: described('For the owner alone.', orNull(nested(renterFactsShape))),
  messages: described('The newest 50, oldest first.', list(nested(messageShape))),
  payments: list(nested(paymentShape)),
  handover: described('Null until it is written.', orNull(nested(handoverShape))),
  machine_return: orNull(nested(machineReturnShape)),
  cancellation: orNull(nested(cancellationShape)),
  decision: described('Null where no admin had to decide.', orNull(nested(decisionShape))),
  refunds: described('Those that went back with a reason.', list(nested(explainedRefundShape))),
  changes: described('Offered by either side, the newest first.', list(nested(rentalChangeShape))),
  breakdowns: described('The first one first.', list(nested(breakdownShape))),
  bill: described(
    'What it costs beyond its rent; null where the owner made none.',
    orNull(nested(billShape)),
  ),
  call_off: described('Null unless the renter ended it early.', orNull(nested(callOffShape))),
  cancellation_policy: nested(cancellationPolicyShape),
  document_agreements: list(nested(documentAgreementShape)),
  lines: list(nested(priceLineShape)),
  earnings: described('Null for the renter.', orNull(nested(earningsShape))),
});
export type RentalRequestRecord = RecordOf<typeof rentalRequestShape>;
