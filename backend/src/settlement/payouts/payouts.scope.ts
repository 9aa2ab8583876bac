import { scopeOf } from '@yard/server/store/scope-of';
import { Payout } from './payout.entity';

export const PayoutScope = scopeOf(Payout);
