import { formatMoney, type MinorUnits } from '@kit/money';
import { CURRENCY } from '@kit/server/base/settings/money';
import { wireMoney } from '@kit/server/store/present';

/** An amount in a sentence: `$678`, `$678.50`. */
export const moneyText = (amount: MinorUnits): string => formatMoney(wireMoney(amount), CURRENCY);

export const amountOf = ({ amount }: { amount: MinorUnits }): string => moneyText(amount);
