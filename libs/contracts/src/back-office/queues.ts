export const QUEUE_KEYS = [
  /** Bills, too: the list of the contested has both. */
  'contested_returns',
  'support_tickets',
  'store_access_requests',
  'content_reports',
  'disputes',
  'proposed_refunds',
  'ledger_differences',
  'ledger_corrections',
  'unpaid_rentals',
  'failed_payouts',
  'late_rentals',
  'suspended_owners',
  'failed_mails',
  'error_reports',
  'failed_batches',
  'rolled_back_remotes',
] as const;
export type QueueKey = (typeof QUEUE_KEYS)[number];
