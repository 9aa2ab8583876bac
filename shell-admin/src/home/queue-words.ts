import type { AdminRight, QueueKey } from '@yard/contracts';

export const queueWords: Record<QueueKey, string> = {
  contested_returns: 'Contested returns and bills',
  support_tickets: 'Tickets to answer',
  store_access_requests: 'Requests to list machines',
  disputes: 'Disputed payments to answer',
  unpaid_rentals: 'Unpaid rentals',
  content_reports: 'Reported texts',
  proposed_refunds: 'Refunds that wait for a second yes',
  ledger_differences: 'Differences in the ledger',
  ledger_corrections: 'Ledger corrections to confirm',
  failed_payouts: 'Payouts that failed',
  late_rentals: 'Machines not back in time',
  suspended_owners: 'Rentals of suspended owners',
  failed_mails: 'Mails that were not delivered',
  error_reports: 'Open errors',
  failed_batches: 'Batches that failed for somebody',
  rolled_back_remotes: 'Remotes that were rolled back',
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
