import type { RecordType } from '@laravel-wire/core';
import type { MessageRecord } from '@yard/contracts';
import { recordKeys, useRecordCache } from '@yard/data';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { mergeMessages, seenBy } from './thread-messages';
import type { Threaded } from './thread-on';

/** Applies messages and their views to the cached record they belong to. */
export function useThreadCache<R extends Threaded>(type: RecordType<R>, id: number) {
  const client = useQueryClient();
  const { refreshShown } = useRecordCache(type);
  return useMemo(() => {
    const change = (made: (messages: MessageRecord[]) => MessageRecord[]) =>
      client.setQueryData<R>(
        recordKeys.record(type, id),
        (record) => record && { ...record, messages: made(record.messages) },
      );
    const refresh = () => void client.invalidateQueries({ queryKey: recordKeys.all(type) });
    return {
      putMessage: (message: MessageRecord) => change((messages) => mergeMessages(messages, [message])),
      removeMessage: (gone: number) => change((messages) => messages.filter(({ id: one }) => one !== gone)),
      /** The server knows what else waits for the reader. */
      markSeen(userId: number) {
        change((messages) => seenBy(messages, userId));
        refresh();
      },
      refresh,
      /** After what may have been missed; what is being read is read once more. */
      refreshShown,
    };
  }, [client, type, id, refreshShown]);
}
