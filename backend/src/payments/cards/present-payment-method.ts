import { paymentMethodShape } from '@yard/contracts/records';
import { presenterOf } from '@kit/server/store/present';
import type { PaymentMethod } from './payment-method.entity';

export const presentPaymentMethod = presenterOf(paymentMethodShape, (method: PaymentMethod) => ({
  default: method.is_default,
}));
