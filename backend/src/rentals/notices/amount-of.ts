import { formatMoney, type MinorUnits } from '@yard/money';
import { CURRENCY } from '@yard/server/base/settings/money';
import { wireMoney } from '@yard/server/store/wire-fields';

/** "$280.00" */
export function amountOf({ amount }: { amount: MinorUnits }): string {
  return formatMoney(wireMoney(amount), CURRENCY, { exact: true });
}
