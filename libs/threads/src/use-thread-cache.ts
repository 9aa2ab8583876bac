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
  const { refreshShown, refetchLists } = useRecordCache(type);
  return useMemo(() => {
    const key = recordKeys.record(type, id);
    const change = (made: (messages: MessageRecord[]) => MessageRecord[]) =>
      client.setQueryData<R>(key, (record) => record && { ...record, messages: made(record.messages) });
    const refresh = () => void client.invalidateQueries({ queryKey: recordKeys.all(type) });
    return {
      putMessage: (message: MessageRecord) => change((messages) => mergeMessages(messages, [message])),
      removeMessage: (gone: number) => change((messages) => messages.filter(({ id: one }) => one !== gone)),
      /** The server knows what else waits for the reader, unless `waits` tells: then only the numbers are asked for. */
      markSeen(userId: number, waits?: (record: R) => boolean) {
        const isWaiting = client.getQueryData<R>(key)?.needs_attention ?? true;
        change((messages) => seenBy(messages, userId));
        if (!waits) return refresh();
        client.setQueryData<R>(key, (record) => record && { ...record, needs_attention: waits(record) });
        if (isWaiting) refetchLists();
      },
      refresh,
      /** After what may have been missed; what is being read is read once more. */
      refreshShown,
    };
  }, [client, type, id, refreshShown, refetchLists]);
}
