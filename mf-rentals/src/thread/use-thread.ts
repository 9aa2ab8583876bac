import {
  type MessageRecord,
  type RentalRequestRecord,
  messageType,
  rentalRequestType,
} from '@yard/contracts';
import { recordKeys, useRecordCache, useWire } from '@yard/data';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { mergeMessages } from './message-cache';

/** Changes the messages of a request that is in the cache. */
export function useChangeMessages(requestId: number) {
  const client = useQueryClient();
  return useCallback(
    (change: (messages: MessageRecord[]) => MessageRecord[]) =>
      client.setQueryData<RentalRequestRecord>(
        recordKeys.record(rentalRequestType, requestId),
        (request) => request && { ...request, messages: change(request.messages) },
      ),
    [client, requestId],
  );
}

/** Puts messages that arrive or disappear into the request's thread while it is on the page. */
export function useLiveThread(requestId: number): void {
  const wire = useWire();
  const changeMessages = useChangeMessages(requestId);
  const { refresh } = useRecordCache(rentalRequestType);

  useEffect(
    () =>
      wire.live.on(messageType, {
        saved: (messageOrId) => {
          // A message that came as an id alone cannot be fetched without its parent.
          if (typeof messageOrId === 'number') return refresh();
          const { messageable_type, messageable_id } = messageOrId;
          if (messageable_type !== 'rental_request' || messageable_id !== requestId) return;
          changeMessages((messages) => mergeMessages(messages, [messageOrId]));
        },
        deleted: (id) => changeMessages((messages) => messages.filter((message) => message.id !== id)),
      }),
    [wire, requestId, changeMessages, refresh],
  );
}
