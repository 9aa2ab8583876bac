// One rental request as its reader sees it. Nothing in the seed is cancelled or returned.
import { createRequire } from 'node:module';
import { stamp } from './json.mjs';

const { illustrationFile } = createRequire(import.meta.url)('../../backend/dist/catalog/illustrations.js');

export function requestJson(row, me, messages, payments, agreements) {
  const isOwner = row.owner_id === me;
  const status = statusOf(row);
  const waits = status === 'pending' && (row.stripe_payment_method_id === null || isOwner);
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
    created_at: stamp(row.created_at),
    updated_at: stamp(row.updated_at),
    deleted_at: stamp(row.deleted_at),
    stripe_payment_method_id: isOwner ? null : row.stripe_payment_method_id,
    status,
    needs_attention: waits || row.is_unread === 1,
    machine: {
      id: row.machine_id,
      subject: row.machine_subject,
      machine_type_name: row.machine_type_name,
      user_id: row.owner_id,
      user_name: row.owner_name,
      photo_url: row.photo_url,
      illustration_url: `/illustrations/${illustrationFile({ name: row.machine_type_name, category: row.machine_type_category })}`,
      time_zone: row.time_zone,
    },
    user: { id: row.user_id, name: row.renter_name },
    messages: messages.get(row.id) ?? [],
    payments: (payments.get(row.id) ?? []).map((payment) => paymentJson(payment, isOwner)),
    machine_return: null,
    cancellation: null,
    cancellation_policy: policyJson(row),
    document_agreements: (agreements.get(row.id) ?? []).map(agreementJson),
    lines: JSON.parse(row.lines).map((line) => ({
      ...line,
      unit_amount: line.unit_amount / 100,
      amount: line.amount / 100,
    })),
  };
}

function paymentJson(payment, isOwner) {
  return {
    id: payment.id,
    created_at: stamp(payment.created_at),
    updated_at: stamp(payment.updated_at),
    deleted_at: null,
    rental_request_id: payment.rental_request_id,
    kind: payment.kind,
    amount: Number(payment.amount),
    refunded_amount: Number(payment.refunded_amount),
    currency: payment.currency,
    status: payment.status,
    failure_message: payment.failure_message,
    stripe_payment_intent_id: isOwner ? null : payment.stripe_payment_intent_id,
    attempted_at: stamp(payment.attempted_at),
    succeeded_at: stamp(payment.succeeded_at),
  };
}

function agreementJson(agreement) {
  return {
    document_id: agreement.document_id,
    kind: agreement.kind,
    version: agreement.version,
    name: agreement.name,
    agreed_at: stamp(agreement.agreed_at),
    sha256: agreement.sha256,
  };
}

function policyJson(row) {
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

function statusOf(row) {
  if (row.closed_at) return 'closed';
  if (row.declined_at) return 'declined';
  if (!row.approved_at) return 'pending';
  return row.start_date <= todayIn(row.time_zone) ? 'active' : 'approved';
}

const formats = new Map();

/** The day it is at a place, `YYYY-MM-DD`. */
function todayIn(zone) {
  let format = formats.get(zone);
  if (!format) formats.set(zone, (format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone })));
  return format.format();
}
