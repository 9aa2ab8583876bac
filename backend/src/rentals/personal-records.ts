import { ERASED_NAME } from '../users/erasure';
import { OF_USER, type PersonalRecords } from '../users/personal-data';

/** A payment knows its rental alone. */
const OF_RENTER = 'WHERE rental_request_id IN (SELECT id FROM rental_requests WHERE user_id = ?) ORDER BY id';

/** The hand-over stays signed, under another name. */
const nameless = (
  side: string,
  column: string,
) => `UPDATE handovers SET signed_by_${side}_name = '${ERASED_NAME}'
  WHERE signed_by_${side}_name IS NOT NULL
  AND rental_request_id IN (SELECT id FROM rental_requests WHERE ${column} = ?)`;

export const rentalsRecords: PersonalRecords = {
  exported: {
    rental_requests: `SELECT id, user_id, machine_id, owner_id, address_id, machine_delivery_option_id, deposit_policy_id,
      cancellation_policy_id, start_date, end_date, start_time, end_time, details, delivery_enabled,
      agree_to_terms_and_conditions, agree_to_privacy_policy, agree_to_insurance_disclaimer,
      agree_to_rental_agreement, rental_amount, delivery_distance, delivery_amount, address, subtotal,
      deposit_amount, stripe_payment_method_id, delivery_available, delivery_message,
      rental_requests.lines, approved_at, declined_at, deposit_refunded_at, closed_at,
      machine_subject, renter_name, owner_name, handed_over_unpaid_at, daily_rate, weekly_rate, monthly_rate,
      called_off_at, machine_late_at, decided_at,
      decided_amount, decided_by, decision_reason, answer_until, created_at, updated_at, deleted_at
      FROM rental_requests ${OF_USER}`,
    agreements: `SELECT id, rental_request_id, document_id, user_id, kind, version, name, agreed_at, sha256, content,
      ip_address, filled_with, final_content, final_sha256, created_at, updated_at, deleted_at
      FROM document_agreements ${OF_USER}`,
    payments: `SELECT id, rental_request_id, kind, attempt, amount, refunded_amount, currency, status,
      failure_message, stripe_payment_method_id, stripe_payment_intent_id, attempted_at, succeeded_at,
      waived_at, waiver_reason,
      ask_after, stripe_dispute_id, dispute_status, dispute_amount, dispute_due_by, dispute_opened_at,
      dispute_closed_at, dispute_answered_at, rental_change_id, card_asked_at, created_at, updated_at,
      deleted_at
      FROM payments ${OF_RENTER}`,
    reviews: `SELECT id, rental_request_id, machine_id, user_id, reviewed_id, about, rating, reviews.condition,
      communication, content, reply, replied_at, publish_at, hidden_at, hide_reason, created_at,
      updated_at, deleted_at
      FROM reviews ${OF_USER}`,
  },
  erased: [
    'DELETE FROM calendar_feeds WHERE user_id = ?',
    nameless('owner', 'owner_id'),
    nameless('renter', 'user_id'),
  ],
};
