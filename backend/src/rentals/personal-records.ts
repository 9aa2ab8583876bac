import { OF_USER, type PersonalRecords } from '../users/personal-data';

/** A payment knows its rental alone. */
const OF_RENTER = 'WHERE rental_request_id IN (SELECT id FROM rental_requests WHERE user_id = ?) ORDER BY id';

export const rentalsRecords: PersonalRecords = {
  exported: {
    rental_requests: `SELECT * FROM rental_requests ${OF_USER}`,
    agreements: `SELECT * FROM document_agreements ${OF_USER}`,
    payments: `SELECT * FROM payments ${OF_RENTER}`,
    reviews: `SELECT * FROM reviews ${OF_USER}`,
  },
  erased: ['DELETE FROM calendar_feeds WHERE user_id = ?'],
};
