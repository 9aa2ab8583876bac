import { OF_USER, type PersonalRecords } from '../users/personal-data';

export const supportRecords: PersonalRecords = {
  exported: { support_tickets: `SELECT * FROM support_tickets ${OF_USER}` },
  erasedByEmail: ['DELETE FROM guest_tickets WHERE email = ?'],
};
