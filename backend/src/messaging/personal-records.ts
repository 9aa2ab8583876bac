import { OF_USER, type PersonalRecords } from '../users/personal-data';

export const messagingRecords: PersonalRecords = {
  exported: {
    messages: `SELECT id, user_id, messageable_id, messageable_type, content, photo_ids, created_at, updated_at,
      deleted_at
      FROM messages ${OF_USER}`,
    questions: `SELECT id, user_id, machine_id, owner_id, message, answered_at, photo_ids, created_at, updated_at,
      deleted_at
      FROM machine_questions ${OF_USER}`,
  },
};
