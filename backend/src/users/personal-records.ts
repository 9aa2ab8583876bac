import { OF_USER, type PersonalRecords } from './personal-data';

export const usersRecords: PersonalRecords = {
  exported: {
    account: 'SELECT * FROM users WHERE id = ?',
    store_access_requests: `SELECT * FROM rental_store_access_requests ${OF_USER}`,
  },
  erased: [
    'DELETE FROM user_notes WHERE about_id = ?',
    'DELETE FROM idempotency_keys WHERE user_id = ?',
    "UPDATE rental_store_access_requests SET business_name = 'Deleted', phone = '', details = NULL WHERE user_id = ?",
  ],
};
