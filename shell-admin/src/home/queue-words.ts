import type { QueueKey } from '@yard/contracts';

export const queueWords: Record<QueueKey, string> = {
  contested_returns: 'Contested returns and bills',
  support_tickets: 'Tickets to answer',
  store_access_requests: 'Requests to list machines',
  disputes: 'Disputed payments to answer',
  unpaid_rentals: 'Unpaid rentals',
  content_reports: 'Reported texts',
  proposed_refunds: 'Refunds that wait for a second yes',
  failed_payouts: 'Payouts that failed',
  late_rentals: 'Machines not back in time',
  failed_mails: 'Mails that were not delivered',
  error_reports: 'Open errors',
  failed_batches: 'Batches that failed for somebody',
  rolled_back_remotes: 'Remotes that were rolled back',
};
