import type { LedgerAccount, LedgerEntryRecord, LedgerKind, LedgerLineRecord } from '@yard/contracts';
import { toMajor, toMinor } from '@kit/money';
import type { IconName } from '@yard/ui';

/** The accounts as people call them. */
export const accountWords: Record<LedgerAccount, { label: string; explanation: string }> = {
  provider_balance: {
    label: 'With the card provider',
    explanation: 'What it holds for us: collected, less what was refunded and paid out.',
  },
  deposits_held: {
    label: 'Deposits held',
    explanation: 'Renters’ money. It goes back to them, less agreed damage.',
  },
  owner_payable: {
    label: 'Due to owners',
    explanation: 'Owners’ money: rents less our fee, and damage. Paid out once a rental is closed.',
  },
  platform_fees: {
    label: 'Our fees',
    explanation: 'Our income, and the only part of this that is ours.',
  },
};

export const kindWords: Record<LedgerKind, { label: string; icon: IconName }> = {
  deposit: { label: 'Deposit taken', icon: 'shield' },
  rental: { label: 'Rent taken', icon: 'card' },
  damage: { label: 'Damage kept for the owner', icon: 'wrench' },
  bill: { label: 'Bill taken for the owner', icon: 'wrench' },
  retention: { label: 'Deposit kept on cancelling', icon: 'shield' },
  dispute: { label: 'Disputed by a bank', icon: 'scale' },
  refund: { label: 'Refund', icon: 'return' },
  payout: { label: 'Paid out to the owner', icon: 'wallet' },
  offset: { label: 'Set off between rentals', icon: 'scale' },
};

/** A line's account, with the owner where it is one owner's. */
export function lineWords({ account, user_name }: Pick<LedgerLineRecord, 'account' | 'user_name'>): string {
  const { label } = accountWords[account];
  return account === 'owner_payable' && user_name ? `${label}: ${user_name}` : label;
}

/** Both sides of an entry, major units; they are equal unless the entry is broken. */
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
