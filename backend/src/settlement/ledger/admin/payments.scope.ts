import { scopeOf } from '@yard/server/store/scope-of';
import { Payment } from '../../../payments/payment.entity';

export const PaymentScope = scopeOf(Payment);
