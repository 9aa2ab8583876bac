import { OF_USER, type PersonalRecords } from '../users/personal-data';

export const paymentsRecords: PersonalRecords = {
  exported: { cards: `SELECT * FROM payment_methods ${OF_USER}` },
  erased: ['DELETE FROM payment_methods WHERE user_id = ?'],
};
