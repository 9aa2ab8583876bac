import { OF_USER, type PersonalRecords } from '../users/personal-data';

export const notificationsRecords: PersonalRecords = {
  exported: { notifications: `SELECT * FROM notifications ${OF_USER}` },
  erased: ['DELETE FROM notifications WHERE user_id = ?'],
  erasedByEmail: ['DELETE FROM mails WHERE recipient = ?'],
};
