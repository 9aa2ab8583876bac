import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import type { BaseFields } from '../record';
import { isUnread, type MessageRecord } from '../messaging/message';
import type { PaymentRecord } from '../payments/payment';
import type { CancellationPolicyRecord } from '../agreements/policies';
import type { DocumentKind } from '../agreements/document';
import type { MachineReturnRecord } from './machine-return';
import type { RentalStatus } from './rental-request.state';

export interface Cancellation {
  id: number;
  /** Null when the product itself cancelled. */
  user_id: number | null;
  user_name: string | null;
  reason: string;
  refund_amount: number;
  created_at: string;
}

export interface DocumentAgreement {
  document_id: number;
  kind: DocumentKind;
  version: number;
  name: string;
  agreed_at: string;
  sha256: string;
}

/** A price line on the wire, in major units. */
export interface WirePriceLine {
  label: string;
  quantity: number;
  unit_amount: number;
  amount: number;
}

export interface RentalMachine {
  id: number;
  subject: string;
  machine_type_name: string;
  user_id: number;
  user_name: string;
  /** The first photo; null without any. */
  photo_url: string | null;
  /** The drawing of its type, for where there is no photo. */
  illustration_url: string;
  time_zone: string | null;
}

export interface RentalRequestRecord extends BaseFields {
  user_id: number;
  machine_id: number;
  address_id: number;
  machine_delivery_option_id: number | null;
  deposit_policy_id: number;
  cancellation_policy_id: number;
  start_date: string;
  end_date: string;
  start_time: string | null;
  end_time: string | null;
  details: string | null;
  delivery_enabled: boolean;
  agree_to_terms_and_conditions: boolean;
  agree_to_privacy_policy: boolean;
  agree_to_insurance_disclaimer: boolean;
  agree_to_rental_agreement: boolean;
  rental_amount: number;
  delivery_distance: number | null;
  delivery_amount: number;
  /** The text of the address at the time of the request. */
  address: string;
  subtotal: number;
  deposit_amount: number;
  /** Null for the owner. */
  stripe_payment_method_id: string | null;
  delivery_available: boolean;
  delivery_message: string | null;
  approved_at: string | null;
  declined_at: string | null;
  deposit_refunded_at: string | null;
  closed_at: string | null;
  status: RentalStatus;
  /** For the caller. */
  needs_attention: boolean;
  machine: RentalMachine | null;
  user: { id: number; name: string };
  /** The newest 50, oldest first. */
  messages: MessageRecord[];
  payments: PaymentRecord[];
  machine_return: MachineReturnRecord | null;
  cancellation: Cancellation | null;
  cancellation_policy: CancellationPolicyRecord;
  document_agreements: DocumentAgreement[];
  lines: WirePriceLine[];
}

/** Messages shown with a request: docs/wire.md section 3. */
export const MESSAGES_SHOWN = 50;

/** The longest rental, in days: our decision, so that a calendar stays finite. */
export const RENTAL_MAX_DAYS = 366;

/** The last day of any rental: days after it (turnaround, other free spans) still have four digits to their year. */
export const RENTAL_LAST_DAY = '9990-12-31';

export const rentalRequestFilters = rules({
  needs_attention: 'nullable|boolean',
  status: 'nullable|string|in:pending,approved,active,returned,declined,cancelled,closed',
  machine_id: 'nullable|integer|min:1',
  user_id: 'nullable|integer|min:1',
  role: 'nullable|string|in:renter,owner',
  start_date_from: 'nullable|date_format:Y-m-d',
  start_date_to: 'nullable|date_format:Y-m-d',
  search: 'nullable|string|max:255',
});
export type RentalRequestFilters = InputOf<typeof rentalRequestFilters>;

export const rentalRequestType = defineRecord<RentalRequestRecord>({
  endpoint: 'api/rental_requests',
  sortBy: 'created_at',
  channel: 'rental_requests',
  filters: rentalRequestFilters,
  sorts: ['created_at', 'start_date', 'end_date', 'updated_at'],
});

const times = {
  start_time: 'nullable|date_format:H:i',
  end_time: 'nullable|date_format:H:i',
  details: 'nullable|string|max:20000',
  machine_delivery_option_id: 'nullable|integer',
  stripe_payment_method_id: 'nullable|string|max:255',
} as const;

export const rentalRequestRules = rules({
  machine_id: 'required|integer',
  address_id: 'required|integer',
  start_date: 'required|date_format:Y-m-d',
  end_date: `required|date_format:Y-m-d|after_or_equal:start_date|before_or_equal:${RENTAL_LAST_DAY}`,
  delivery_enabled: 'required|boolean',
  ...times,
  agree_to_terms_and_conditions: 'accepted',
  agree_to_privacy_policy: 'accepted',
  agree_to_insurance_disclaimer: 'accepted',
  agree_to_rental_agreement: 'accepted',
});
export type RentalRequestInput = InputOf<typeof rentalRequestRules>;

export const updateRentalRequestRules = rules({
  machine_id: 'sometimes|required|integer',
  address_id: 'sometimes|required|integer',
  start_date: 'sometimes|required|date_format:Y-m-d',
  end_date: `sometimes|required|date_format:Y-m-d|before_or_equal:${RENTAL_LAST_DAY}`,
  delivery_enabled: 'sometimes|required|boolean',
  ...times,
  agree_to_terms_and_conditions: 'sometimes|accepted',
  agree_to_privacy_policy: 'sometimes|accepted',
  agree_to_insurance_disclaimer: 'sometimes|accepted',
  agree_to_rental_agreement: 'sometimes|accepted',
});
export type UpdateRentalRequestInput = InputOf<typeof updateRentalRequestRules>;

export const approveRules = rules({
  message: 'required|string|max:1000',
  updated_at: 'nullable|date',
});
export type ApproveInput = InputOf<typeof approveRules>;
export const declineRules = rules({ message: 'required|string|max:1000' });
export type DeclineInput = InputOf<typeof declineRules>;
export const cancelRules = rules({ reason: 'required|string|max:1000' });
export type CancelInput = InputOf<typeof cancelRules>;

/** Whether a request waits for this person (specification section 4, "Needs attention"). */
export function rentalNeedsAttention(
  request: {
    status: RentalStatus;
    stripe_payment_method_id: string | null;
    machine_owner_id: number;
    messages: readonly Pick<MessageRecord, 'user_id' | 'views'>[];
  },
  userId: number,
): boolean {
  const pending = request.status === 'pending';
  if (pending && (!request.stripe_payment_method_id || request.machine_owner_id === userId)) return true;
  return request.messages.some((message) => isUnread(message, userId));
}
