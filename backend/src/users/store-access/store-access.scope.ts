import { scopeOf } from '@kit/server/store/scope-of';
import { StoreAccessRequest } from './store-access-request.entity';

export const StoreAccessRequestScope = scopeOf(StoreAccessRequest);
