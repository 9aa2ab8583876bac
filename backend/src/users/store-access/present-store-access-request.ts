import { type BaseFields, type StoreAccessRequestRecord, storeAccessStatusOf } from '@yard/contracts';
import { storeAccessRequestShape } from '@yard/contracts/records';
import { presenterOf } from '@kit/server/store/present';
import type { StoreAccessRequest } from './store-access-request.entity';

/** Columns that who asks reads as the admins do. The rest is stated below. */
type ForBoth =
  | keyof BaseFields
  | 'user_id'
  | 'business_name'
  | 'phone'
  | 'details'
  | 'message'
  | 'decided_id'
  | 'approved_at'
  | 'declined_at';

export const presentStoreAccessRequest = presenterOf(
  storeAccessRequestShape,
  (request: StoreAccessRequest, user_name: string): Omit<StoreAccessRequestRecord, ForBoth> => ({
    user_name,
    status: storeAccessStatusOf(request),
  }),
);
