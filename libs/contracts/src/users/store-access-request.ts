import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import { DETAILS_MAX, PHONE_MAX, REASON_MAX, SEEN_RULES } from '../record';
import { NAME_MESSAGE, NAME_RULES } from './name';
import type { StoreAccessRequestRecord, StoreAccessStatus } from './records';

export function storeAccessStatusOf(request: {
  approved_at: unknown;
  declined_at: unknown;
}): StoreAccessStatus {
  if (request.approved_at) return 'approved';
  return request.declined_at ? 'declined' : 'open';
}

export const isOpenAccessRequest = ({ status }: { status: StoreAccessStatus }) => status === 'open';

const storeAccessRequestFilters = rules({ status: 'nullable|in:open,approved,declined' });
export type StoreAccessRequestFilters = InputOf<typeof storeAccessRequestFilters>;

export const storeAccessRequestType = defineRecord<StoreAccessRequestRecord>({
  endpoint: 'api/rental_store_access_requests',
  sortBy: 'created_at',
  channel: 'rental_store_access_requests',
  filters: storeAccessRequestFilters,
});

const NAMED = { messages: { 'business_name.not_regex': NAME_MESSAGE } };

export const storeAccessRequestRules = rules(
  {
    business_name: ['required', ...NAME_RULES],
    phone: `required|string|max:${PHONE_MAX}`,
    details: `nullable|string|max:${DETAILS_MAX}`,
  },
  NAMED,
);
export type StoreAccessRequestInput = InputOf<typeof storeAccessRequestRules>;

export const updateStoreAccessRequestRules = rules(
  {
    business_name: ['sometimes', 'required', ...NAME_RULES],
    phone: `sometimes|required|string|max:${PHONE_MAX}`,
    details: `nullable|string|max:${DETAILS_MAX}`,
  },
  NAMED,
);

export type UpdateStoreAccessRequestInput = InputOf<typeof updateStoreAccessRequestRules>;

export const approveStoreAccessRules = rules({ message: `nullable|string|max:${REASON_MAX}`, ...SEEN_RULES });
export const declineStoreAccessRules = rules({ message: `required|string|max:${REASON_MAX}`, ...SEEN_RULES });
export type ApproveStoreAccessInput = InputOf<typeof approveStoreAccessRules>;
export type DeclineStoreAccessInput = InputOf<typeof declineStoreAccessRules>;
