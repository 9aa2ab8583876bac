import { scopeOf } from '@yard/server/store/scope-of';
import { PaymentMethod } from './payment-method.entity';

export const PaymentMethodScope = scopeOf(PaymentMethod);
