import type { BatchName, BatchRunItemRecord } from '@yard/contracts';
import { CLOSE_AFTER_DAYS, COLLECT_WITHIN_HOURS, NOTIFY_AFTER_DAYS } from '@yard/contracts';
import { BATCH_NAMES } from '@yard/contracts/back-office';
import type { IconName } from '@yard/ui';

export interface BatchWords {
  name: BatchName;
  label: string;
  icon: IconName;
  explanation: string;
  question: string;
  started: string;
  done: string;
  money: { would: string; did: string } | null;
}

const BATCH_WORDS: Record<BatchName, Omit<BatchWords, 'name' | 'label'>> = {
  cancel_expired_rental_requests: {
    icon: 'ban',
    explanation:
      'Cancels requests without a successful deposit payment that are past their cancellation policy window. ' +
      'Runs every night.',
    question: 'Cancel all expired rental requests?',
    started: 'Cancelling all expired rental requests',
    done: 'Canceled',
    money: { would: 'Would be refunded', did: 'Refunded' },
  },
  collect_payment_for_upcoming_rental_requests: {
    icon: 'card',
    explanation:
      `Charges rentals that start in the next ${COLLECT_WITHIN_HOURS / 24} days and have no payment attempt yet. ` +
      'Runs every morning.',
    question: 'Collect payment for upcoming rental requests?',
    started: 'Collecting payment for upcoming rental requests.',
    done: 'Collected',
    money: { would: 'Would be charged', did: 'Charged' },
  },
  notify_users_with_missing_machine_returns: {
    icon: 'bell',
    explanation:
      `Notifies owners of rentals that were completed ${NOTIFY_AFTER_DAYS} or more days ago and have no machine return. ` +
      'Runs every morning.',
    question: 'Notify owners with missing machine returns?',
    started: 'Notifying owners.',
    done: 'Notified',
    money: null,
  },
  close_completed_rental_requests: {
    icon: 'check-circle',
    explanation:
      `Closes rentals that were completed more than ${CLOSE_AFTER_DAYS} days ago and have no machine return, and refunds the ` +
      'deposit in full. Runs every morning.',
    question: 'Close completed rental requests?',
    started: 'Closing completed rental requests.',
    done: 'Closed',
    money: { would: 'Would be refunded', did: 'Refunded' },
  },
};
export const batches: readonly BatchWords[] = Object.entries(BATCH_WORDS).map(([name, words]) => ({
  name: name as BatchName,
  label: BATCH_NAMES[name as BatchName],
  ...words,
}));

export const moneyWords = (name: BatchName): BatchWords['money'] => BATCH_WORDS[name].money;

export function outcomeWords(name: BatchName, outcome: BatchRunItemRecord['outcome']): string {
  if (outcome === 'failed') return 'Failed';
  if (outcome === 'skipped') return 'Skipped';
  const { done } = BATCH_WORDS[name];
  return outcome === 'done' ? done : `Would be ${done.toLowerCase()}`;
}
