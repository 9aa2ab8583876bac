/** When a ticket of a Laravel was answered: its last message, unless that is its author's. SQL over the row `t`. */
const ANSWERED_AT = `(SELECT IF(m.user_id <> t.user_id, m.created_at, NULL) FROM messages m
  WHERE m.messageable_id = t.id AND m.messageable_type LIKE '%SupportTicket' ORDER BY m.id DESC LIMIT 1)`;

export const ANSWERED_TICKETS: [column: string, from: string[], value: string, says: string] = [
  'answered_at',
  ['messages.messageable_type'],
  ANSWERED_AT,
  'the last message, where somebody else than the author wrote it',
];
