import { scopeOf } from '../database/scope-of';
import { Payout } from './payout.entity';

export const PayoutScope = scopeOf(Payout);
