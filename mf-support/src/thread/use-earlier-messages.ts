import {
  type MessageRecord,
  messageType,
  type SupportTicketRecord,
  supportTicketType,
} from '@yard/contracts';
import { recordKeys, useWire } from '@yard/data';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** So many of the newest messages come with a ticket: docs/wire.md section 3. */
const WITH_TICKET = 50;

/** The messages before those that come with a ticket, fetched when asked for. */
export function useEarlierMessages(ticket: SupportTicketRecord) {
  const wire = useWire();
  const [isWanted, setWanted] = useState(false);
  const { data, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [...recordKeys.nested(supportTicketType, ticket.id, messageType.endpoint), 'earlier'],
    queryFn: ({ pageParam }) =>
      wire
        .resource(supportTicketType)
        .nested(ticket.id, messageType)
        .list({ direction: 'desc', per_page: WITH_TICKET, page: pageParam }),
    initialPageParam: 2,
    getNextPageParam: (page) => (page.current_page < page.last_page ? page.current_page + 1 : undefined),
    enabled: isWanted,
  });

  // A new message moves the oldest of the ticket's own onto the next page.
  const oldest = ticket.messages[0]?.id;
  useEffect(() => {
    if (isWanted) void refetch();
  }, [oldest, isWanted, refetch]);

  return {
    messages: (data?.pages ?? []).flatMap((page): MessageRecord[] => page.data),
    hasMore: ticket.messages.length >= WITH_TICKET && (!isWanted || hasNextPage),
    loading: isFetching,
    load: () => (isWanted ? void fetchNextPage() : setWanted(true)),
  };
}
