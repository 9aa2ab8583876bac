import type { RecordType } from '@laravel-wire/core';
import { messageType } from '@yard/contracts';
import { type Sent, useUnsent, useWire } from '@yard/data';
import { useCallback, useEffect } from 'react';
import type { Threaded } from './thread-on';
import { photoIds } from './photos/use-photos';
import { useThreadCache } from './use-thread-cache';

/**
 * Shows a message at once and sends it; one that does not arrive stays, over a reload too, and is sent again once the
 * server can be reached.
 */
export function useSendMessage<R extends Threaded>(type: RecordType<R>, id: number) {
  const wire = useWire();
  const thread = useThreadCache(type, id);
  const post = useCallback(
    async ({ content, photos, key }: Sent) => {
      const messages = wire.resource(type).nested(id, messageType);
      thread.putMessage(
        await messages.create(
          { content, photo_ids: photoIds(photos) },
          { headers: { 'Idempotency-Key': key } },
        ),
      );
      // The author gets no event: the lists ask the server whose turn it is.
      thread.refresh();
    },
    [wire, thread, type, id],
  );
  const messages = useUnsent(`${type.endpoint}/${id}`, post);
  const { retryUnreached } = messages;
  useEffect(() => {
    const stop = wire.live.onReconnect(retryUnreached);
    window.addEventListener('online', retryUnreached);
    return () => {
      stop();
      window.removeEventListener('online', retryUnreached);
    };
  }, [wire, retryUnreached]);
  return messages;
}
