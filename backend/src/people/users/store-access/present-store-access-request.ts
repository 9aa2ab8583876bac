import { type StoreAccessRequestRecord, storeAccessStatusOf } from '@yard/contracts';
import { baseFields, wireInstant } from '@yard/server/store/wire-fields';
import type { StoreAccessRequest } from './store-access-request.entity';

export function presentStoreAccessRequest(
  request: StoreAccessRequest,
  userName: string,
): StoreAccessRequestRecord {
  return {
    ...baseFields(request),
    user_id: request.user_id,
    user_name: userName,
    business_name: request.business_name,
    phone: request.phone,
    details: request.details,
    status: storeAccessStatusOf(request),
    message: request.message,
    decided_id: request.decided_id,
    approved_at: wireInstant(request.approved_at),
    declined_at: wireInstant(request.declined_at),
  };
}
