import { isUnread } from '@yard/contracts';
import { useWire } from '@yard/data';
import { useEffect, useSyncExternalStore } from 'react';
import type { Threaded, ThreadOn } from './thread-on';
import { useThreadCache } from './use-thread-cache';

/** Marks a record's messages as seen while the reader has its page before their eyes. */
export function useMarkSeen<R extends Threaded>(
  { type, record }: Pick<ThreadOn<R>, 'type' | 'record'>,
  userId: number,
): void {
  const wire = useWire();
  const cache = useThreadCache(type, record.id);
  const isVisible = useSyncExternalStore(listenToVisibility, isPageVisible);
  const hasUnread = record.needs_attention || record.messages.some((message) => isUnread(message, userId));

  useEffect(() => {
    if (!hasUnread || !isVisible) return;
    wire
      .resource(type)
      .act(record.id, 'messages/view')
      .then(
        () => cache.markSeen(userId),
        // The dot stays, and the next look at it tries again.
        (error: unknown) => console.warn('The messages could not be marked as seen.', error),
      );
  }, [wire, cache, type, record.id, userId, hasUnread, isVisible]);
}

function listenToVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

function isPageVisible(): boolean {
  return document.visibilityState === 'visible';
}
