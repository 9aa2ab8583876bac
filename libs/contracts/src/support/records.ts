import { flag, instant, orNull, type RecordOf, text, whole } from '../fields';
import { attachedPhotoShape, messageShape } from '../messaging/records';
import { choice, described, list, nested, part, record } from '../shapes';
import { GITHUB_ISSUE_STATES, TICKET_PRIORITIES, TICKET_STATES } from './ticket-state';

export const supportTicketShape = record('support_ticket', {
  user_id: whole,
  user_name: text,
  resolved_id: orNull(whole),
  resolved_name: orNull(text),
  resolved_at: orNull(instant),
  state: choice(TICKET_STATES),
  assignee_id: described('The admin who answers it; null to everybody but admins.', orNull(whole)),
  assignee_name: orNull(text),
  answer_due_at: described(
    'Until when admins want to answer; null where it does not wait for them, and to everybody else.',
    orNull(instant),
  ),
  priority: described('Of the admins; `normal` to everybody else.', choice(TICKET_PRIORITIES)),
  subject: orNull(text),
  rental_request_id: described('The rental that it is about.', orNull(whole)),
  details: described('What resolve and reopen write; the author’s text is message.', orNull(text)),
  github_issue_number: orNull(whole),
  github_issue_url: described('Null for everyone but admins, and until GitHub sends it.', orNull(text)),
  github_issue_state: described('As GitHub last sent it.', orNull(choice(GITHUB_ISSUE_STATES))),
  number: text,
  message: text,
  /** Photos of the author's text; messages have their own. */
  photos: list(nested(attachedPhotoShape)),
  messages: list(nested(messageShape)),
  /** Only through unread messages: requirement 4.22. */
  needs_attention: flag,
});
export type SupportTicketRecord = RecordOf<typeof supportTicketShape>;

export const ticketNoteShape = record('ticket_note', {
  support_ticket_id: whole,
  user_id: whole,
  user_name: text,
  content: text,
});
/** An internal note among admins about a ticket. */
export type TicketNoteRecord = RecordOf<typeof ticketNoteShape>;

export const confirmedGuestTicketShape = part(
  {
    support_ticket_id: whole,
    number: text,
    email: text,
    password_token: described(
      'Sets the first password of the account that was made for the address, as that of `POST /reset-password`; null where it had one.',
      orNull(text),
    ),
  },
  'confirmed_guest_ticket',
);
export type ConfirmedGuestTicket = RecordOf<typeof confirmedGuestTicketShape>;
