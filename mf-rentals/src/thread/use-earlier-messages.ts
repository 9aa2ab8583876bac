import { MESSAGES_SHOWN, type MessageRecord, messageType, rentalRequestType } from '@yard/contracts';
import { recordKeys, useWire } from '@yard/data';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** Messages before the newest ones that a request brings with it; asked for page by page. */
export function useEarlierMessages(requestId: number, shown: number) {
  const wire = useWire();
  const [wanted, setWanted] = useState(false);
  const { data, hasNextPage, fetchNextPage, isFetching, isError } = useInfiniteQuery({
    queryKey: [...recordKeys.nested(rentalRequestType, requestId, messageType.endpoint), 'earlier'],
    queryFn: ({ pageParam }) =>
      wire
        .resource(rentalRequestType)
        .nested(requestId, messageType)
        .list({ sort: 'created_at', direction: 'desc', per_page: MESSAGES_SHOWN, page: pageParam }),
    // The first page is what the request has brought.
    initialPageParam: 2,
    getNextPageParam: (page) => (page.current_page < page.last_page ? page.current_page + 1 : undefined),
    enabled: wanted,
    placeholderData: undefined,
  });

  const earlier: MessageRecord[] = (data?.pages ?? []).flatMap((page) => page.data);
  return {
    earlier,
    busy: isFetching,
    failed: isError,
    hasMore: wanted ? (hasNextPage ?? false) || isFetching : shown >= MESSAGES_SHOWN,
    more: () => (wanted ? void fetchNextPage() : setWanted(true)),
  };
}
