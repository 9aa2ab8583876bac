import { OF_USER, type PersonalRecords } from '../users/personal-data';

export const supportRecords: PersonalRecords = {
  exported: {
    support_tickets: `SELECT id, user_id, resolved_id, resolved_at, details, github_issue_number, number, message,
      subject, rental_request_id, answered_at, reopened_at, photo_ids, created_at, updated_at, deleted_at
      FROM support_tickets ${OF_USER}`,
  },
  erasedByEmail: ['DELETE FROM guest_tickets WHERE email = ?'],
};
