import type { PaymentMethodRecord } from '@yard/contracts';
import { baseFields } from '@yard/server/store/wire-fields';
import type { PaymentMethod } from './payment-method.entity';

export function presentPaymentMethod(method: PaymentMethod): PaymentMethodRecord {
  return {
    ...baseFields(method),
    user_id: method.user_id,
    stripe_payment_method_id: method.stripe_payment_method_id,
    brand: method.brand,
    last4: method.last4,
    exp_month: method.exp_month,
    exp_year: method.exp_year,
    default: method.is_default,
  };
}
