import type {
  Actor,
  BillRecord,
  BookedMachine,
  BreakdownRecord,
  Cancellation,
  PriceLine,
  RenterFacts,
  RentalRequestRecord,
  RentalStatus,
  Stamps,
} from '@yard/contracts';
import { answerBy, cancelsFree, rentalNeedsAttention, statusOf, UNKNOWN_ZONE } from '@yard/contracts';
import { flagFrom, instantFrom, timeOfDayFrom } from '@kit/server/store/reading';
import { wireInstant, wireStamp } from '@kit/server/store/present';
import { illustrationUrl } from '../../catalog/machine-types/present-machine-type';
import type { Rating } from '../../catalog/machines/ratings';
import { presentPayment } from '../../payments/present-payment';
import {
  presentDecision,
  presentEarnings,
  presentMachineReturn,
  presentPolicy,
  presentRefund,
} from './present-parts';
import { presentLine } from '../rules/prices/present-quote';
import { pickupOf } from '../rules/pickup';
import { changesOf } from './present-change';
import type { ConditionParts } from './condition-parts';
import type { ChangeParts, RequestParts } from './request-parts.service';
import type { RequestRow } from './request-rows';
import { presentLate } from './present-late';
import { presentRequestPlan } from './present-plan';
import { presentUnpaid } from './present-unpaid';

interface MoreParts {
  isMachineLate: boolean;
  renterRating: Rating;
  breakdowns: BreakdownRecord[];
  bill: BillRecord | null;
}

function waitFor(
  { handed_over_unpaid_at, machine_late_at }: RequestRow,
  status: RentalStatus,
  { handover, isMachineLate: machine_late }: ConditionParts & MoreParts,
) {
  const rental = { status, handover, handed_over_unpaid_at, machine_late_at };
  return { machine_late, cancels_free: cancelsFree(rental, machine_late) };
}

/** A request as this person may see it, at this instant. */
export function presentRentalRequest(
  row: RequestRow,
  parts: RequestParts & ConditionParts & ChangeParts & MoreParts,
  reader: { actor: Actor; now: Date; feePercent: number },
): RentalRequestRecord {
  const isRenter = row.user_id === reader.actor.id;
  const isOwner = row.owner_id === reader.actor.id;
  const cancellation = cancellationOf(row);
  const status = statusIn(row, { cancellation, machine_return: parts.machineReturn }, reader.now);
  const unpaid = presentUnpaid(row, status, parts);
  // Added to, not copied: a page has fifteen of some fifty members each.
  return Object.assign(columnsOf(row), changesOf(row, parts, status, reader.now), {
    stripe_payment_method_id: isOwner ? null : row.stripe_payment_method_id,
    status,
    answer_by: status === 'pending' ? wireInstant(answerByOf(row)) : null,
    days_free: status === 'pending' ? flagFrom(row.days_free ?? 0) : null,
    pickup: isRenter ? pickupOf(row) : null,
    unpaid,
    late: presentLate(row, { ...parts, status, unpaid }, reader.now),
    ...waitFor(row, status, parts),
    plan: presentRequestPlan(row, { ...parts, status, unpaid, isRenter }, reader.now),
    breakdowns: parts.breakdowns,
    bill: parts.bill,
    needs_attention: attentionOf(row, status, { userId: reader.actor.id, hasUnread: parts.hasUnread }),
    machine: machineOf(row),
    user: { id: row.user_id, name: row.renter_name },
    renter: isOwner ? renterOf(row, parts.renterRating) : null,
    messages: parts.messages,
    payments: parts.payments.map((payment) => presentPayment(payment, { isRenter, isOwner })),
    handover: parts.handover,
    machine_return: parts.machineReturn && presentMachineReturn(parts.machineReturn, parts.returnPhotos),
    cancellation,
    decision: presentDecision(row),
    refunds: parts.refunds.map(presentRefund),
    cancellation_policy: presentPolicy(row),
    lines: (JSON.parse(row.lines) as PriceLine[]).map(presentLine),
    earnings: isRenter ? null : presentEarnings(Number(row.subtotal), reader.feePercent),
  });
}

function attentionOf(row: RequestRow, status: RentalStatus, unread: { userId: number; hasUnread: boolean }) {
  const { stripe_payment_method_id, user_id, owner_id } = row;
  return rentalNeedsAttention({ status, stripe_payment_method_id, user_id, owner_id }, unread);
}

/** Facts about the renter for the owner; the phone number only after the approval. */
function renterOf(row: RequestRow, rating: Rating): RenterFacts {
  return {
    phone: row.approved_at === null ? null : row.renter_phone,
    since: wireStamp(row.renter_since),
    rentals: Number(row.renter_rentals),
    ...rating,
  };
}

/** Without a copy of the row, which has sixty members. */
function statusIn(
  row: RequestRow,
  { cancellation, machine_return }: Pick<Stamps, 'cancellation' | 'machine_return'>,
  now: Date,
) {
  const { approved_at, declined_at, closed_at, start_date, time_zone } = row;
  const stamps = { cancellation, machine_return, approved_at, declined_at, closed_at, start_date };
  return statusOf(stamps, time_zone ?? UNKNOWN_ZONE, now);
}

function answerByOf({ answer_until, start_date, time_zone }: RequestRow): Date | null {
  return answerBy({ answer_until: instantFrom(answer_until), start_date }, time_zone ?? UNKNOWN_ZONE);
}

/** The table's own columns; decimals of a raw read are major units, as on the wire. */
function columnsOf(row: RequestRow) {
  return {
    id: row.id,
    has_card: row.stripe_payment_method_id !== null,
    user_id: row.user_id,
    machine_id: row.machine_id,
    address_id: row.address_id,
    machine_delivery_option_id: row.machine_delivery_option_id,
    deposit_policy_id: row.deposit_policy_id,
    cancellation_policy_id: row.cancellation_policy_id,
    start_date: row.start_date,
    end_date: row.end_date,
    start_time: timeOfDayFrom(row.start_time),
    end_time: timeOfDayFrom(row.end_time),
    details: row.details,
    delivery_enabled: flagFrom(row.delivery_enabled),
    agree_to_terms_and_conditions: flagFrom(row.agree_to_terms_and_conditions),
    agree_to_privacy_policy: flagFrom(row.agree_to_privacy_policy),
    agree_to_insurance_disclaimer: flagFrom(row.agree_to_insurance_disclaimer),
    agree_to_rental_agreement: flagFrom(row.agree_to_rental_agreement),
    rental_amount: Number(row.rental_amount),
    delivery_distance: row.delivery_distance === null ? null : Number(row.delivery_distance),
    delivery_amount: Number(row.delivery_amount),
    address: row.address,
    subtotal: Number(row.subtotal),
    deposit_amount: Number(row.deposit_amount),
    delivery_available: flagFrom(row.delivery_available),
    delivery_message: row.delivery_message,
    approved_at: wireInstant(row.approved_at),
    declined_at: wireInstant(row.declined_at),
    deposit_refunded_at: wireInstant(row.deposit_refunded_at),
    closed_at: wireInstant(row.closed_at),
    handed_over_unpaid_at: wireInstant(row.handed_over_unpaid_at),
    created_at: wireStamp(row.created_at),
    updated_at: wireStamp(row.updated_at),
    deleted_at: wireInstant(row.deleted_at),
  };
}

function machineOf(row: RequestRow): BookedMachine {
  return {
    id: row.machine_id,
    subject: row.machine_subject,
    machine_type_name: row.machine_type_name,
    user_id: row.owner_id,
    user_name: row.owner_name,
    photo_url: row.photo_url,
    illustration_url: illustrationUrl({ name: row.machine_type_name, category: row.machine_type_category }),
    call_off: flagFrom(row.machine_call_off),
    tank_amount: row.tank_amount === null ? null : Number(row.tank_amount),
    cleaning_amount: row.cleaning_amount === null ? null : Number(row.cleaning_amount),
    time_zone: row.time_zone,
  };
}

function cancellationOf(row: RequestRow): Cancellation | null {
  if (row.cancellation_id === null || row.cancellation_at === null) return null;
  return {
    id: row.cancellation_id,
    user_id: row.cancellation_user_id,
    user_name: row.cancellation_user_name,
    reason: row.cancellation_reason ?? '',
    refund_amount: Number(row.cancellation_amount),
    created_at: wireStamp(row.cancellation_at),
  };
}
