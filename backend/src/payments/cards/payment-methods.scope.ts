import { scopeOf } from '../../database/scope-of';
import { PaymentMethod } from './payment-method.entity';

export const PaymentMethodScope = scopeOf(PaymentMethod);
