import { OF_USER, type PersonalRecords } from './personal-data';

export const usersRecords: PersonalRecords = {
  exported: {
    account: `SELECT id, name, email, phone, about, owner, admin, email_verified_at, suspended_at, suspended_reason,
      two_factor_confirmed_at, stripe_customer_id, role, message_mails, reminder_mails, created_at,
      updated_at, deleted_at
      FROM users WHERE id = ?`,
    store_access_requests: `SELECT id, user_id, business_name, phone, details, message, decided_id, approved_at, declined_at,
      created_at, updated_at, deleted_at
      FROM rental_store_access_requests ${OF_USER}`,
  },
  erased: [
    'DELETE FROM user_notes WHERE about_id = ?',
    'DELETE FROM idempotency_keys WHERE user_id = ?',
    "UPDATE rental_store_access_requests SET business_name = 'Deleted', phone = '', details = NULL WHERE user_id = ?",
  ],
};
