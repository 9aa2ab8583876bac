import { OF_USER, type PersonalRecords } from '../users/personal-data';

export const ledgerRecords: PersonalRecords = {
  exported: {
    payouts: `SELECT id, user_id, rental_request_id, amount, currency, status, stripe_transfer_id, paid_at,
      sequence, attempt, failure_message, attempted_at, created_at, updated_at, deleted_at
      FROM payouts ${OF_USER}`,
  },
};
