import { scopeOf } from '@kit/server/store/scope-of';
import { Payment } from '../../payments/payment.entity';

export const PaymentScope = scopeOf(Payment);
