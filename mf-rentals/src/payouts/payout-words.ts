import { formatMoney } from '@kit/money';
import type {
  PayoutAccountRecord,
  PayoutLine,
  PayoutRecord,
  PayoutStatus,
  PayoutWait,
} from '@yard/contracts';
import { PAYOUT_STATUS_NAMES } from '@yard/contracts';
import type { Words } from '../words/status-words';

export const payoutWords: Record<PayoutStatus, Words> = {
  pending: { label: PAYOUT_STATUS_NAMES.pending, tone: 'info', icon: 'clock' },
  waiting_for_account: { label: 'Waiting for your payout account', tone: 'warn', icon: 'waiting' },
  paid: { label: PAYOUT_STATUS_NAMES.paid, tone: 'good', icon: 'check-circle' },
  failed: { label: 'Failed', tone: 'bad', icon: 'error' },
};

/** The same for admins, who are not the owner. */
export const adminPayoutWords: Record<PayoutStatus, Words> = {
  ...payoutWords,
  waiting_for_account: { ...payoutWords.waiting_for_account, label: PAYOUT_STATUS_NAMES.waiting_for_account },
  failed: { ...payoutWords.failed, label: PAYOUT_STATUS_NAMES.failed },
};

/** The reason why a payout is not paid yet, and what has to happen; null once it is paid. */
export function reasonWords(payout: Pick<PayoutRecord, 'status' | 'waiting_for'>): string | null {
  switch (payout.status) {
    case 'paid':
      return null;
    case 'pending':
      return 'We’ve asked the payment provider to send it.';
    case 'waiting_for_account':
      return payout.waiting_for === 'money'
        ? 'We’ll send it once the rental’s other payments and refunds go through.'
        : 'We’ll send it once your payout account is ready.';
    case 'failed':
      return 'The money is still yours. We’ve been notified and are working on it.';
  }
}

/** Words to follow “Waits for”. */
export const waitWords = (owner: string): Record<PayoutWait, string> => ({
  account: `${owner} to set up payouts`,
  verification: `${owner} to finish what the card provider asks`,
  money: 'the rental’s other payments and refunds to go through',
  provider: 'the card provider to send it',
  retry: 'an admin to try it again',
});

const lineNames: Record<PayoutLine['kind'], string> = {
  rental: 'Rent',
  fee: 'Our fee',
  damage: 'From the deposit',
  bill: 'Bill after the return',
  retention: 'From the deposit: canceled',
  refund: 'Refunded to the renter',
  dispute: 'Disputed by the renter’s bank',
  offset: 'Set against another rental',
  correction: 'Correction',
  payout: 'Paid out before',
  held_back: 'Still owed to the renter',
};

export const lineWords = ({ kind, amount }: PayoutLine): string =>
  kind === 'held_back' && amount > 0 ? 'Not in the ledger yet' : lineNames[kind];

export const sumOf = ({ lines, amount }: PayoutRecord) => [
  ...lines.map((line) => ({ label: lineWords(line), amount: line.amount })),
  { label: 'Payout', amount, kind: 'total' as const },
];

/** The same as `Rent $500.00 · Our fee −$50.00`. */
export const sumWords = ({ lines, currency }: PayoutRecord): string =>
  lines
    .map(
      (line) => `${lineWords(line)} ${formatMoney(line.amount, currency, { exact: true }).replace('-', '−')}`,
    )
    .join(' · ');

export interface AccountWords {
  status: Words;
  title: string;
  text: string;
  /** The button's label; null where nothing is left to do. */
  call: string | null;
}

export const accountWords: Record<PayoutAccountRecord['status'], AccountWords> = {
  none: {
    status: { label: 'Not set up', tone: 'warn', icon: 'warning' },
    title: 'Tell us where to send your money',
    text: 'Our payment provider needs your identity and a bank account. It takes a few minutes.',
    call: 'Set up payouts',
  },
  incomplete: {
    status: { label: 'Not finished', tone: 'warn', icon: 'waiting' },
    title: 'The provider still needs something from you',
    text: 'We can’t pay you until it’s complete. Your money is safe until then.',
    call: 'Continue setup',
  },
  ready: {
    status: { label: 'Ready', tone: 'good', icon: 'check-circle' },
    title: 'Your bank account is connected',
    text: 'We send what you earned when a rental closes.',
    call: null,
  },
};

/** The owner's share that was refunded to the renter after the rental, and its effect on this payout. */
export function refundedWords({ refunded_amount, currency, paid_at }: PayoutRecord): string {
  const money = formatMoney(refunded_amount, currency, { exact: true });
  return paid_at
    ? `We refunded ${money} of it to the renter; we’ll subtract what you already received from later payouts.`
    : `We refunded ${money} to the renter from this payout.`;
}
