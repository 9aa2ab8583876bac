import type { AdminRight, QueueKey } from '@yard/contracts';

export const queueWords: Record<QueueKey, string> = {
  contested_returns: 'Contested returns and bills',
  support_tickets: 'Tickets to answer',
  store_access_requests: 'Requests to list machines',
  disputes: 'Disputed payments to answer',
  unpaid_rentals: 'Unpaid rentals',
  content_reports: 'Reported content',
  proposed_refunds: 'Refunds awaiting a second approval',
  ledger_differences: 'Ledger differences',
  ledger_corrections: 'Ledger corrections to confirm',
  failed_payouts: 'Failed payouts',
  late_rentals: 'Overdue machines',
  suspended_owners: 'Rentals of suspended owners',
  failed_mails: 'Undelivered emails',
  error_reports: 'Open errors',
  failed_batches: 'Batches with failures',
  rolled_back_remotes: 'Remotes rolled back',
};

/** The right that a role needs for the work to be the reader's; tickets are every admin's. */
export const queueRights: Record<Exclude<QueueKey, 'support_tickets'>, AdminRight> = {
  contested_returns: 'money',
  store_access_requests: 'people',
  disputes: 'money',
  unpaid_rentals: 'money',
  content_reports: 'reviews',
  proposed_refunds: 'money',
  ledger_differences: 'money',
  ledger_corrections: 'money',
  failed_payouts: 'money',
  late_rentals: 'money',
  suspended_owners: 'money',
  failed_mails: 'people',
  error_reports: 'site',
  failed_batches: 'money',
  rolled_back_remotes: 'site',
};
