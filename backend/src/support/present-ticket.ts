import type { AttachedPhoto, BaseFields, MessageRecord, SupportTicketRecord } from '@yard/contracts';
import { ticketStateOf } from '@yard/contracts';
import { supportTicketShape } from '@yard/contracts/records';
import { presenterOf, wireInstant } from '@kit/server/store/present';
import type { SupportTicket } from './support-ticket.entity';

export interface TicketParts {
  names: ReadonlyMap<number, string>;
  photos: AttachedPhoto[];
  /** The newest, oldest first. */
  messages: MessageRecord[];
  needs_attention: boolean;
  answer_due_at: Date | null;
  isForAdmin: boolean;
}

/** Columns that the author reads as the admins do. What else a ticket has is stated below, for each of them. */
type ForBoth =
  | keyof BaseFields
  | 'user_id'
  | 'resolved_id'
  | 'resolved_at'
  | 'subject'
  | 'rental_request_id'
  | 'details'
  | 'github_issue_number'
  | 'message';

export const presentTicket = presenterOf(
  supportTicketShape,
  (
    ticket: SupportTicket,
    { names, photos, messages, needs_attention, answer_due_at, isForAdmin }: TicketParts,
  ): Omit<SupportTicketRecord, ForBoth> => ({
    assignee_id: isForAdmin ? ticket.assignee_id : null,
    assignee_name: isForAdmin && ticket.assignee_id !== null ? (names.get(ticket.assignee_id) ?? null) : null,
    answer_due_at: isForAdmin ? wireInstant(answer_due_at) : null,
    github_issue_url: isForAdmin ? ticket.github_issue_url : null,
    github_issue_state: isForAdmin ? ticket.github_issue_state : null,
    priority: isForAdmin ? ticket.priority : 'normal',
    user_name: names.get(ticket.user_id) ?? '',
    resolved_name: ticket.resolved_id === null ? null : (names.get(ticket.resolved_id) ?? null),
    state: ticketStateOf(ticket),
    number: ticket.number ?? ticketNumber(ticket.id),
    photos,
    messages,
    needs_attention,
  }),
);

export function ticketNumber(id: number): string {
  return `T-${10_000 + id}`;
}
