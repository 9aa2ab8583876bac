import { OF_USER, type PersonalRecords } from '../users/personal-data';

export const paymentsRecords: PersonalRecords = {
  exported: {
    cards: `SELECT id, user_id, stripe_payment_method_id, brand, last4, exp_month, exp_year, is_default,
      created_at, updated_at, deleted_at
      FROM payment_methods ${OF_USER}`,
  },
  erased: ['DELETE FROM payment_methods WHERE user_id = ?'],
};
