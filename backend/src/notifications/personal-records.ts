import { OF_USER, type PersonalRecords } from '../users/personal-data';

export const notificationsRecords: PersonalRecords = {
  exported: {
    notifications: `SELECT id, user_id, type, title, body, data, read_at, matter, created_at, updated_at, deleted_at
      FROM notifications ${OF_USER}`,
  },
  erased: ['DELETE FROM notifications WHERE user_id = ?'],
  erasedByEmail: ['DELETE FROM mails WHERE recipient = ?'],
};
