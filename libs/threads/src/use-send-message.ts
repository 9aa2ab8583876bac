import type { RecordType } from '@laravel-wire/core';
import { messageType } from '@yard/contracts';
import { type Sent, useUnsent, useWire } from '@yard/data';
import { useCallback } from 'react';
import type { Threaded } from './thread-on';
import { photoIds } from './photos/use-photos';
import { useThreadCache } from './use-thread-cache';

/** Shows a message at once and sends it; one that does not arrive stays, over a reload too, to be sent again. */
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
      // Who writes is not told of it: whose turn it is then, the lists learn from the server.
      thread.refresh();
    },
    [wire, thread, type, id],
  );
  return useUnsent(`${type.endpoint}/${id}`, post);
}
