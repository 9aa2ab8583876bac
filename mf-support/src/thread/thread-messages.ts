import type { MessageRecord, SupportTicketRecord } from '@yard/contracts';
import { formatDate } from '@yard/dates';
import type { ThreadMessage } from '@yard/ui';
import { dayOf, timeOf } from './reader-time';
import type { Outgoing } from './use-send-message';

export interface ThreadReader {
  userId: number;
  /** What somebody is called who has read but never written: "Support". */
  stranger: string;
  /** IANA zone; the reader's own when left out. */
  zone?: string;
}

/** Messages of several sources as one conversation: each once (the last given wins), oldest first. */
export function mergeMessages(...sources: readonly (readonly MessageRecord[])[]): MessageRecord[] {
  const byId = new Map(sources.flat().map((message) => [message.id, message]));
  return [...byId.values()].sort(
    (one, other) => one.created_at.localeCompare(other.created_at) || one.id - other.id,
  );
}

/** The conversation as it is drawn for this reader: what was sent, then what is still on its way. */
export function threadMessages(
  ticket: SupportTicketRecord,
  messages: readonly MessageRecord[],
  outgoing: readonly Outgoing[],
  reader: ThreadReader,
): ThreadMessage[] {
  const names = namesIn(ticket, messages);
  const sent = messages.map((message): ThreadMessage => {
    const viewers = message.views.filter(({ user_id }) => user_id !== message.user_id);
    return {
      id: message.id,
      ...momentOf(message.created_at, reader.zone),
      own: message.user_id === reader.userId,
      author: message.user_name,
      children: message.content,
      readBy: [...new Set(viewers.map(({ user_id }) => names.get(user_id) ?? reader.stranger))],
    };
  });
  const waiting = outgoing.map((message): ThreadMessage => ({
    id: message.key,
    ...momentOf(message.written_at, reader.zone),
    own: true,
    author: names.get(reader.userId) ?? '',
    children: message.content,
    state: message.failed ? 'failed' : 'sending',
    onRetry: message.retry,
  }));
  return [...sent, ...waiting];
}

function momentOf(instant: string, zone: string | undefined) {
  return { day: formatDate(dayOf(instant, zone), 'full'), time: timeOf(instant, zone) };
}

/** Names by user id, as far as the ticket and its conversation tell them. */
function namesIn(ticket: SupportTicketRecord, messages: readonly MessageRecord[]): Map<number, string> {
  const names = new Map(messages.map(({ user_id, user_name }) => [user_id, user_name]));
  names.set(ticket.user_id, ticket.user_name);
  if (ticket.resolved_id !== null && ticket.resolved_name !== null) {
    names.set(ticket.resolved_id, ticket.resolved_name);
  }
  return names;
}
