import { messageType } from '@yard/contracts';
import { useWire } from '@yard/data';
import { useEffect } from 'react';
import type { Threaded, ThreadOn } from './thread-on';
import { useThreadCache } from './use-thread-cache';

/** Puts messages into the record on show as they are written, and takes deleted ones out. */
export function useLiveThread<R extends Threaded>({ kind, type, record: { id } }: ThreadOn<R>): void {
  const wire = useWire();
  const thread = useThreadCache(type, id);

  useEffect(
    () =>
      wire.live.on(messageType, {
        saved: (message) => {
          // A long message comes as its id alone, without the record it is on: the record is fetched again.
          if (typeof message === 'number') thread.refresh();
          else if (message.messageable_type === kind && message.messageable_id === id) {
            thread.putMessage(message);
          }
        },
        deleted: thread.removeMessage,
        // Messages have a channel of their own: somebody may have written after the record was read.
        joined: thread.refreshShown,
      }),
    [wire, thread, kind, id],
  );
}
