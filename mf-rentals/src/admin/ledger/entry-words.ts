import type { LedgerEntryRecord, LedgerLineRecord } from '@yard/contracts';
import { LEDGER_ACCOUNT_NAMES } from '@yard/contracts/back-office';
import { toMajor, toMinor } from '@kit/money';

export function lineWords({ account, user_name }: Pick<LedgerLineRecord, 'account' | 'user_name'>): string {
  const label = LEDGER_ACCOUNT_NAMES[account];
  return account === 'owner_payable' && user_name ? `${label}: ${user_name}` : label;
}

export function accountsOf({ lines }: Pick<LedgerEntryRecord, 'lines'>): string {
  const side = (sign: 1 | -1) => lines.filter(({ amount }) => amount * sign > 0).map(lineWords);
  return `${side(1).join(', ')} → ${side(-1).join(', ')}`;
}

export function sidesOf({ lines }: Pick<LedgerEntryRecord, 'lines'>, currency: string) {
  const side = (sign: 1 | -1) =>
    lines
      .map(({ amount }) => toMinor(amount, currency) * sign)
      .reduce((total, minor) => total + Math.max(minor, 0), 0);
  const [debit, credit] = [side(1), side(-1)];
  return {
    debit: toMajor(debit, currency),
    credit: toMajor(credit, currency),
    difference: toMajor(debit - credit, currency),
  };
}
