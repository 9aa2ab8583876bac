import type { AdminRight, QueueKey } from '@yard/contracts';

export const queueWords: Record<QueueKey, readonly [words: string, right?: AdminRight]> = {
  contested_returns: ['Contested returns and bills', 'money'],
  support_tickets: ['Tickets to answer'],
  store_access_requests: ['Requests to list machines', 'people'],
  disputes: ['Disputed payments to answer', 'money'],
  unpaid_rentals: ['Unpaid rentals', 'money'],
  content_reports: ['Reported content', 'reviews'],
  proposed_refunds: ['Refunds awaiting a second approval', 'money'],
  ledger_differences: ['Ledger differences', 'money'],
  ledger_corrections: ['Ledger corrections to confirm', 'money'],
  failed_payouts: ['Failed payouts', 'money'],
  late_rentals: ['Overdue machines', 'money'],
  suspended_owners: ['Rentals of suspended owners', 'money'],
  failed_mails: ['Undelivered emails', 'people'],
  error_reports: ['Open errors', 'site'],
  failed_batches: ['Batches with failures', 'money'],
  rolled_back_remotes: ['Remotes rolled back', 'site'],
};
