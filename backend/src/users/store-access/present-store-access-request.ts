import { storeAccessStatusOf } from '@yard/contracts';
import { storeAccessRequestShape } from '@yard/contracts/records';
import { presenterOf } from '@kit/server/store/present';
import type { StoreAccessRequest } from './store-access-request.entity';

export const presentStoreAccessRequest = presenterOf(
  storeAccessRequestShape,
  (request: StoreAccessRequest, user_name: string) => ({ user_name, status: storeAccessStatusOf(request) }),
);
