import { formatMoney, type MinorUnits } from '@kit/money';
import { CURRENCY } from '@kit/server/base/settings/money';
import { wireMoney } from '@kit/server/store/present';

export function amountOf({ amount }: { amount: MinorUnits }): string {
  return formatMoney(wireMoney(amount), CURRENCY, { exact: true });
}
