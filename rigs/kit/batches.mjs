/** The batches, named by the last part of their routes. */
export const BATCHES = [
  'cancel_expired_rental_requests',
  'collect_payment_for_upcoming_rental_requests',
  'close_completed_rental_requests',
  'notify_users_with_missing_machine_returns',
];
