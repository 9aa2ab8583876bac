/** Names of the batches, by the last part of their routes. */
export const BATCH_NAMES = {
  cancel_expired_rental_requests: 'Cancel Expired Requests',
  collect_payment_for_upcoming_rental_requests: 'Collect Upcoming Rental Payments',
  close_completed_rental_requests: 'Close Completed Rental Requests',
  notify_users_with_missing_machine_returns: 'Notify Owners w/ Missing Machine Returns',
};
export type BatchName = keyof typeof BATCH_NAMES;
export const BATCHES = Object.keys(BATCH_NAMES) as [BatchName, ...BatchName[]];
