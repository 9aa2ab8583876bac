import { formatMoney } from '@yard/money';
import { CURRENCY } from '@yard/server/base/settings/money';
import { wireMoney } from '@yard/server/store/wire-fields';
import type { Payment } from '../../payments/payment.entity';

/** "$280.00" */
export function amountOf({ amount }: Pick<Payment, 'amount'>): string {
  return formatMoney(wireMoney(amount), CURRENCY, { exact: true });
}
