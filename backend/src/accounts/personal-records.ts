import { OF_USER, type PersonalRecords } from '../users/personal-data';

export const accountsRecords: PersonalRecords = {
  exported: { passkeys: `SELECT id, name, last_used_at, created_at FROM passkeys ${OF_USER}` },
  erased: ['DELETE FROM passkeys WHERE user_id = ?', 'DELETE FROM impersonations WHERE user_id = ?'],
  erasedByEmail: ['DELETE FROM password_reset_tokens WHERE email = ?'],
};
