import { scopeOf } from '@kit/server/store/scope-of';
import { PaymentMethod } from './payment-method.entity';

export const PaymentMethodScope = scopeOf(PaymentMethod);
