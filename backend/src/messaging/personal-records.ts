import { OF_USER, type PersonalRecords } from '../users/personal-data';

export const messagingRecords: PersonalRecords = {
  exported: {
    messages: `SELECT * FROM messages ${OF_USER}`,
    questions: `SELECT * FROM machine_questions ${OF_USER}`,
  },
};
