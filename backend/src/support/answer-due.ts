import type { MessageRecord } from '@yard/contracts';
import { inWords } from '@kit/server/store/reading';
import { storedTypes } from '../messaging/messageable-types';
import type { SupportTicket } from './support-ticket.entity';

const HOUR_MS = 3_600_000;

const LAST_WORD = `COALESCE((SELECT MAX(said.created_at) FROM messages said WHERE said.messageable_id = ticket.id
  AND said.messageable_type ${inWords(storedTypes('support_ticket'))} AND said.deleted_at IS NULL), ticket.created_at)`;

/** Since when rows named `ticket` that wait for admins do: `waitingSince` in SQL. */
export const WAITING_SINCE = `CASE WHEN ticket.reopened_at > ${LAST_WORD} THEN ticket.reopened_at ELSE ${LAST_WORD} END`;

/** Since when a ticket that waits for admins does: its author's last word, or when it was reopened after that. */
function waitingSince(ticket: SupportTicket, messages: readonly MessageRecord[]): number {
  const answeredAt = messages.at(-1)?.created_at;
  const last = answeredAt ? Date.parse(answeredAt) : ticket.created_at.getTime();
  return Math.max(last, ticket.reopened_at?.getTime() ?? 0);
}

/**
 * Until when admins want to have answered.
 *
 * @param hours  0 for no target
 * @param messages  its newest, oldest first
 * @returns null for a ticket that does not wait for them
 */
export function answerDue(
  ticket: SupportTicket,
  messages: readonly MessageRecord[],
  hours: number,
): Date | null {
  if (hours === 0 || ticket.resolved_at || ticket.answered_at) return null;
  return new Date(waitingSince(ticket, messages) + hours * HOUR_MS);
}
