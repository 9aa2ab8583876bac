import {
  type AttachedPhoto,
  type MessageRecord,
  type SupportTicketRecord,
  ticketStateOf,
} from '@yard/contracts';
import { baseFields, wireInstant } from '@yard/server/store/wire-fields';
import type { SupportTicket } from './support-ticket.entity';

/** What a ticket shows beside its own columns. */
export interface TicketParts {
  names: ReadonlyMap<number, string>;
  photos: AttachedPhoto[];
  /** The newest, oldest first. */
  messages: MessageRecord[];
  needs_attention: boolean;
}

export function presentTicket(ticket: SupportTicket, parts: TicketParts): SupportTicketRecord {
  const { resolved_id } = ticket;
  return {
    ...baseFields(ticket),
    user_id: ticket.user_id,
    user_name: parts.names.get(ticket.user_id) ?? '',
    resolved_id,
    resolved_name: resolved_id === null ? null : (parts.names.get(resolved_id) ?? null),
    resolved_at: wireInstant(ticket.resolved_at),
    state: ticketStateOf(ticket),
    details: ticket.details,
    github_issue_number: ticket.github_issue_number,
    number: ticket.number ?? ticketNumber(ticket.id),
    message: ticket.message,
    photos: parts.photos,
    messages: parts.messages,
    needs_attention: parts.needs_attention,
  };
}

/** `T-10001` for the first ticket. */
export function ticketNumber(id: number): string {
  return `T-${10_000 + id}`;
}
