import { scopeOf } from '@kit/server/store/scope-of';
import { Payout } from './payout.entity';

export const PayoutScope = scopeOf(Payout);
