import { type MessageRecord, type SupportTicketRecord, supportTicketType } from '@yard/contracts';
import { recordKeys } from '@yard/data';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { mergeMessages } from './thread-messages';

/** What messages and their views do to the cached ticket they belong to. */
export function useTicketCache(ticketId: number) {
  const client = useQueryClient();
  return useMemo(() => {
    const change = (made: (ticket: SupportTicketRecord) => SupportTicketRecord) =>
      client.setQueryData<SupportTicketRecord>(
        recordKeys.record(supportTicketType, ticketId),
        (ticket) => ticket && made(ticket),
      );
    return {
      putMessage: (message: MessageRecord) =>
        change((ticket) => ({ ...ticket, messages: mergeMessages(ticket.messages, [message]) })),
      removeMessage: (id: number) =>
        change((ticket) => ({
          ...ticket,
          messages: ticket.messages.filter((message) => message.id !== id),
        })),
      markSeen(userId: number) {
        change((ticket) => seenBy(ticket, userId));
        void client.invalidateQueries({ queryKey: recordKeys.lists(supportTicketType) });
      },
      refresh: () => void client.invalidateQueries({ queryKey: recordKeys.all(supportTicketType) }),
    };
  }, [client, ticketId]);
}

function seenBy(ticket: SupportTicketRecord, userId: number): SupportTicketRecord {
  const messages = ticket.messages.map((message) =>
    message.user_id === userId || message.views.some((view) => view.user_id === userId)
      ? message
      : { ...message, views: [...message.views, { user_id: userId }] },
  );
  return { ...ticket, messages, needs_attention: false };
}
