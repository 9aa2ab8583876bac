import type { RecordType } from '@laravel-wire/core';
import type { MessageRecord } from '@yard/contracts';
import { recordKeys } from '@yard/data';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { mergeMessages } from './thread-messages';
import type { Threaded } from './thread-on';

/** What messages and their views do to the cached record they belong to. */
export function useThreadCache<R extends Threaded>(type: RecordType<R>, id: number) {
  const client = useQueryClient();
  return useMemo(() => {
    const change = (made: (record: R) => R) =>
      client.setQueryData<R>(recordKeys.record(type, id), (record) => record && made(record));
    return {
      putMessage: (message: MessageRecord) =>
        change((record) => ({ ...record, messages: mergeMessages(record.messages, [message]) })),
      removeMessage: (gone: number) =>
        change((record) => ({
          ...record,
          messages: record.messages.filter((message) => message.id !== gone),
        })),
      markSeen(userId: number) {
        change((record) => seenBy(record, userId));
        void client.invalidateQueries({ queryKey: recordKeys.lists(type) });
      },
      refresh: () => void client.invalidateQueries({ queryKey: recordKeys.all(type) }),
    };
  }, [client, type, id]);
}

function seenBy<R extends Threaded>(record: R, userId: number): R {
  const messages = record.messages.map((message) =>
    message.user_id === userId || message.views.some((view) => view.user_id === userId)
      ? message
      : { ...message, views: [...message.views, { user_id: userId }] },
  );
  return { ...record, messages, needs_attention: false };
}
