import { MESSAGES_SHOWN, type MessageRecord, messageType } from '@yard/contracts';
import { recordKeys, useWire } from '@yard/data';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Threaded, ThreadOn } from './thread-on';

/** The messages before those that come with the record, fetched when requested. */
export function useEarlierMessages<R extends Threaded>({
  type,
  record,
}: Pick<ThreadOn<R>, 'type' | 'record'>) {
  const wire = useWire();
  const [isWanted, setWanted] = useState(false);
  const { data, hasNextPage, isFetching, isError, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [...recordKeys.nested(type, record.id, messageType.endpoint), 'earlier'],
    queryFn: ({ pageParam }) =>
      wire
        .resource(type)
        .nested(record.id, messageType)
        .list({ sort: 'created_at', direction: 'desc', per_page: MESSAGES_SHOWN, page: pageParam }),
    initialPageParam: 2,
    getNextPageParam: (page) => (page.current_page < page.last_page ? page.current_page + 1 : undefined),
    enabled: isWanted,
  });

  // A new message moves the oldest of the record's own onto the next page.
  const oldest = record.messages[0]?.id;
  useEffect(() => {
    if (isWanted) void refetch();
  }, [oldest, isWanted, refetch]);

  return {
    messages: (data?.pages ?? []).flatMap((page): MessageRecord[] => page.data),
    hasMore: isWanted ? hasNextPage || isFetching || isError : record.messages.length >= MESSAGES_SHOWN,
    loading: isFetching,
    failed: isError,
    load() {
      if (!isWanted) setWanted(true);
      else void (data ? fetchNextPage() : refetch());
    },
  };
}
