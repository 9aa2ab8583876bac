// A request as the product's answer says it, by hand. What a status is, or unpaid, or a fee, are the product's rules.
import { createRequire } from 'node:module';
import { stamp } from './database.mjs';

const require = createRequire(import.meta.url);
const { answerBy, isUnread, rentalNeedsAttention, statusOf } = require('@yard/contracts');
const { presentUnpaid } = require('../../backend/dist/src/rentals/views/present-unpaid.js');
const { presentLate } = require('../../backend/dist/src/rentals/views/present-late.js');
const { presentRequestPlan } = require('../../backend/dist/src/rentals/views/present-plan.js');
const { presentEarnings } = require('../../backend/dist/src/rentals/views/present-parts.js');
const { illustrationUrl } = require('../../backend/dist/src/catalog/machine-types/present-machine-type.js');

const FEE_PERCENT = 10;

/** @param now  the instant of its status */
export function requestRecord(row, { messages, payments, agreements }, user, now) {
  // The benchmark has none of these; the product shows them.
  const has = [row.has_changes, row.has_breakdowns, row.has_bill];
  const ids = [row.cancellation_id, row.return_id, row.handover_id];
  if (has.includes(1) || ids.some((id) => id !== null)) throw new RangeError('more than is shown');
  const isRenter = row.user_id === user.id;
  const isOwner = row.owner_id === user.id;
  const status = statusOf({ ...row, cancellation: null, machine_return: null }, row.time_zone, now);
  const hasUnread = messages.some((message) => isUnread(message, user.id));
  const isPending = status === 'pending';
  const parts = { payments, handover: null, machineReturn: null };
  const unpaid = presentUnpaid(row, status, parts);
  return Object.assign(columnsOf(row), {
    changes: [],
    call_off: null,
    stripe_payment_method_id: isOwner ? null : row.stripe_payment_method_id,
    has_card: row.stripe_payment_method_id !== null,
    status,
    answer_by: isPending ? answerBy(row, row.time_zone).toISOString().replace('Z', '000Z') : null,
    days_free: isPending ? row.days_free === 1 : null,
    pickup: null,
    unpaid,
    late: presentLate(row, { ...parts, status, unpaid }, now),
    plan: presentRequestPlan(row, { ...parts, status, unpaid, bill: null, isRenter }, now),
    machine_late: false,
    cancels_free: false,
    breakdowns: [],
    bill: null,
    handover: null,
    decision: null,
    refunds: [],
    needs_attention: rentalNeedsAttention({ ...row, status }, { userId: user.id, hasUnread }),
    machine: machineOf(row),
    user: { id: row.user_id, name: row.renter_name },
    renter: isOwner ? renterOf(row) : null,
    messages,
    payments: payments.map((payment) => shownPayment(payment, isOwner)),
    machine_return: null,
    cancellation: null,
    cancellation_policy: policyOf(row),
    document_agreements: agreements.map(shownAgreement),
    lines: JSON.parse(row.lines).map(shownLine),
    earnings: isRenter ? null : presentEarnings(Number(row.subtotal), FEE_PERCENT),
  });
}

function columnsOf(row) {
  return {
    id: row.id,
    user_id: row.user_id,
    machine_id: row.machine_id,
    address_id: row.address_id,
    machine_delivery_option_id: row.machine_delivery_option_id,
    deposit_policy_id: row.deposit_policy_id,
    cancellation_policy_id: row.cancellation_policy_id,
    start_date: row.start_date,
    end_date: row.end_date,
    start_time: row.start_time,
    end_time: row.end_time,
    details: row.details,
    delivery_enabled: row.delivery_enabled === 1,
    agree_to_terms_and_conditions: row.agree_to_terms_and_conditions === 1,
    agree_to_privacy_policy: row.agree_to_privacy_policy === 1,
    agree_to_insurance_disclaimer: row.agree_to_insurance_disclaimer === 1,
    agree_to_rental_agreement: row.agree_to_rental_agreement === 1,
    rental_amount: Number(row.rental_amount),
    delivery_distance: row.delivery_distance === null ? null : Number(row.delivery_distance),
    delivery_amount: Number(row.delivery_amount),
    address: row.address,
    subtotal: Number(row.subtotal),
    deposit_amount: Number(row.deposit_amount),
    delivery_available: row.delivery_available === 1,
    delivery_message: row.delivery_message,
    approved_at: stamp(row.approved_at),
    declined_at: stamp(row.declined_at),
    deposit_refunded_at: stamp(row.deposit_refunded_at),
    closed_at: stamp(row.closed_at),
    handed_over_unpaid_at: stamp(row.handed_over_unpaid_at),
    created_at: stamp(row.created_at),
    updated_at: stamp(row.updated_at),
    deleted_at: null,
  };
}

/** Nobody has rated anybody in the benchmark. */
function renterOf(row) {
  return {
    phone: row.approved_at === null ? null : row.renter_phone,
    since: stamp(row.renter_since),
    rentals: Number(row.renter_rentals),
    rating: null,
    reviews: 0,
  };
}

function machineOf(row) {
  return {
    id: row.machine_id,
    subject: row.machine_subject,
    machine_type_name: row.machine_type_name,
    user_id: row.owner_id,
    user_name: row.owner_name,
    photo_url: row.photo_url,
    illustration_url: illustrationUrl({ name: row.machine_type_name, category: row.machine_type_category }),
    call_off: row.machine_call_off === 1,
    tank_amount: row.tank_amount === null ? null : Number(row.tank_amount),
    cleaning_amount: row.cleaning_amount === null ? null : Number(row.cleaning_amount),
    time_zone: row.time_zone,
  };
}

function policyOf(row) {
  return {
    id: row.cancellation_policy_id,
    created_at: stamp(row.policy_created_at),
    updated_at: stamp(row.policy_updated_at),
    deleted_at: null,
    version: row.policy_version,
    name: row.policy_name,
    window_hours: row.policy_window_hours,
    tiers: JSON.parse(row.policy_tiers),
    body: row.policy_body,
  };
}

function shownPayment(row, isOwner) {
  if (row.dispute_status !== null) throw new RangeError('more than is shown');
  return {
    id: row.id,
    created_at: stamp(row.created_at),
    updated_at: stamp(row.updated_at),
    deleted_at: null,
    rental_request_id: row.rental_request_id,
    kind: row.kind,
    rental_change_id: row.rental_change_id,
    amount: Number(row.amount),
    refunded_amount: Number(row.refunded_amount),
    currency: row.currency,
    status: row.status,
    failure_message: row.failure_message,
    failure_code: null,
    card_asked_at: stamp(row.card_asked_at),
    stripe_payment_intent_id: isOwner ? null : row.stripe_payment_intent_id,
    attempted_at: stamp(row.attempted_at),
    succeeded_at: stamp(row.succeeded_at),
    waived_at: stamp(row.waived_at),
    waived_by: row.waived_by,
    waiver_reason: row.waiver_reason,
    dispute: null,
    disputed_at: null,
    dispute_closed_at: null,
  };
}

function shownAgreement({ rental_request_id, agreed_at, ...agreement }) {
  return { ...agreement, agreed_at: stamp(agreed_at) };
}

function shownLine({ unit_amount, amount, ...line }) {
  return { ...line, unit_amount: unit_amount / 100, amount: amount / 100 };
}

/** Merges consecutive rows of a message, one for each viewer. */
export function shownMessages(found) {
  const messages = [];
  for (const row of found) {
    if (messages.at(-1)?.id !== row.id) messages.push(shownMessage(row));
    if (row.viewer_id !== null) messages.at(-1).views.push({ user_id: row.viewer_id });
  }
  return messages;
}

function shownMessage(row) {
  return {
    id: row.id,
    created_at: stamp(row.created_at),
    updated_at: stamp(row.updated_at),
    deleted_at: null,
    messageable_id: row.messageable_id,
    messageable_type: 'rental_request',
    user_id: row.user_id,
    user_name: row.user_name,
    content: row.content,
    photos: [],
    views: [],
    user: { id: row.user_id, name: row.user_name },
  };
}
