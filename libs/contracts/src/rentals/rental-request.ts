import { defineRecord, type InputOf, ruleIn, rules } from '@laravel-wire/core';
import { SEEN_SUM } from '../payments/payment';
import { DETAILS_MAX, REASON_MAX, SEEN, sometimes, TITLE_MAX } from '../record';
import { SEEN_BACK, SEEN_TERMS } from './seen-terms';
import { RENTAL_STATUSES, type RentalStatus } from './rental-request.state';
import type { RentalRequestRecord } from './records';

/** Messages shown with a request: docs/wire.md section 3. */
export const MESSAGES_SHOWN = 50;

export const rentalRequestFilters = rules({
  needs_attention: 'nullable|boolean',
  /** `isYourTurn`, of the caller's own and those for the caller's machines. */
  your_turn: 'nullable|boolean',
  status: `nullable|string|${ruleIn(RENTAL_STATUSES)}`,
  machine_id: 'nullable|integer|min:1',
  user_id: 'nullable|integer|min:1',
  owner_id: 'nullable|integer|min:1',
  /** The version of a document that its renter agreed to. */
  document_id: 'nullable|integer|min:1',
  /** `either`: those whose renter or owner the caller is, for an admin too. */
  role: 'nullable|string|in:renter,owner,either',
  start_date_from: 'nullable|date_format:Y-m-d',
  start_date_to: 'nullable|date_format:Y-m-d',
  search: `nullable|string|max:${TITLE_MAX}`,
  unpaid: 'nullable|boolean',
  /** The renter contested the machine's return, and nobody has decided yet. */
  contested: 'nullable|boolean',
  /** Closed, canceled or declined. */
  over: 'nullable|boolean',
  /** Out, past the time that the machine was due back. */
  late: 'nullable|boolean',
  owner_suspended: 'nullable|boolean',
  /** Returns the count (`total`) alone: `data` stays empty. */
  only_total: 'nullable|boolean',
});
export type RentalRequestFilters = InputOf<typeof rentalRequestFilters>;

export const rentalRequestType = defineRecord<RentalRequestRecord>({
  endpoint: 'api/rental_requests',
  sortBy: 'created_at',
  channel: 'rental_requests',
  filters: rentalRequestFilters,
  /** `waiting_since`: since when it is contested, unpaid or late, whichever is requested; else created. */
  sorts: ['created_at', 'start_date', 'end_date', 'updated_at', 'waiting_since'],
});

const optional = {
  start_time: 'nullable|date_format:H:i',
  end_time: 'nullable|date_format:H:i',
  details: `nullable|string|max:${DETAILS_MAX}`,
  machine_delivery_option_id: 'nullable|integer',
  stripe_payment_method_id: `nullable|string|max:${TITLE_MAX}`,
  ...SEEN_TERMS,
} as const;

const booked = {
  machine_id: 'required|integer',
  address_id: 'required|integer',
  start_date: 'required|date_format:Y-m-d',
  end_date: 'required|date_format:Y-m-d',
  delivery_enabled: 'required|boolean',
} as const;
const agreed = {
  agree_to_terms_and_conditions: 'accepted',
  agree_to_privacy_policy: 'accepted',
  agree_to_insurance_disclaimer: 'accepted',
  agree_to_rental_agreement: 'accepted',
} as const;

export const rentalRequestRules = rules({
  ...booked,
  end_date: 'required|date_format:Y-m-d|after_or_equal:start_date',
  ...optional,
  ...agreed,
});
export type RentalRequestInput = InputOf<typeof rentalRequestRules>;

export const updateRentalRequestRules = rules({
  ...sometimes(booked),
  ...optional,
  ...sometimes(agreed),
  /** Sum that another card is charged with at once. */
  ...SEEN_SUM,
});
export type UpdateRentalRequestInput = InputOf<typeof updateRentalRequestRules>;

/** Body of `quote` of a request: what an update with the same fields would charge. */
export const updateQuoteRules = rules({
  ...sometimes(booked),
  machine_delivery_option_id: optional.machine_delivery_option_id,
  stripe_payment_method_id: optional.stripe_payment_method_id,
});
export type UpdateQuoteInput = InputOf<typeof updateQuoteRules>;

export const approveRules = rules({ message: `required|string|max:${REASON_MAX}`, ...SEEN });
export type ApproveInput = InputOf<typeof approveRules>;
export const declineRules = rules({ message: `required|string|max:${REASON_MAX}` });
export type DeclineInput = InputOf<typeof declineRules>;
export const cancelRules = rules({ reason: `required|string|max:${REASON_MAX}`, ...SEEN_BACK });
export type CancelInput = InputOf<typeof cancelRules>;
export const endUnpaidRules = rules({ reason: `required|string|max:${REASON_MAX}`, ...SEEN_BACK });
export type EndUnpaidInput = InputOf<typeof endUnpaidRules>;

/** Query of `evidence`: long threads go on in further parts. */
export const evidenceRules = rules({ part: 'nullable|integer|min:1' });
export type EvidenceInput = InputOf<typeof evidenceRules>;

/**
 * True where a request waits for this person (requirements 4.19 to 4.21); in SQL `needsAttention` of
 * `backend/src/rentals/views/list/request-conditions.ts`. Messages between renter and owner need the attention of
 * neither an admin nor anybody else who reads along.
 *
 * @param hasUnread  whether one of its messages `isUnread` for them
 */
export function rentalNeedsAttention(
  request: {
    status: RentalStatus;
    stripe_payment_method_id: string | null;
    user_id: number;
    owner_id: number;
  },
  { userId, hasUnread }: { userId: number; hasUnread: boolean },
): boolean {
  const isParty = request.user_id === userId || request.owner_id === userId;
  const isAsked = request.stripe_payment_method_id === null || request.owner_id === userId;
  return (isParty && hasUnread) || (request.status === 'pending' && isAsked);
}
