import { isUnread } from '@yard/contracts';
import { useWire } from '@yard/data';
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import type { Threaded, ThreadOn } from './thread-on';
import { useThreadCache } from './use-thread-cache';

/**
 * Marks a record's messages as seen while the reader has them before their eyes.
 *
 * @param area  the thread; messages count as seen once a part of it is in sight
 */
export function useMarkSeen<R extends Threaded>(
  { type, record, waits }: Pick<ThreadOn<R>, 'type' | 'record' | 'waits'>,
  userId: number,
  area: RefObject<HTMLElement | null>,
): void {
  const wire = useWire();
  const cache = useThreadCache(type, record.id);
  const isInSight = useInSight(area);
  // One that arrives while the thread is in sight is reported as well.
  const newest = record.messages.findLast((message) => isUnread(message, userId))?.id;
  const hasUnread = record.needs_attention || newest !== undefined;

  useEffect(() => {
    if (!hasUnread || !isInSight) return;
    wire
      .resource(type)
      .act(record.id, 'messages/view')
      .then(
        () => cache.markSeen(userId, waits),
        // The dot stays, and the next look at it tries again.
        (error: unknown) => console.warn('We couldn’t mark the messages as seen.', error),
      );
  }, [wire, cache, type, record.id, userId, hasUnread, newest, isInSight, waits]);
}

/** True while the element is on the screen of a visible page. */
function useInSight(area: RefObject<HTMLElement | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  const isPageVisible = useSyncExternalStore(listenToVisibility, isVisible);
  useEffect(() => {
    if (!area.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => setOnScreen(entry?.isIntersecting ?? false));
    observer.observe(area.current);
    return () => observer.disconnect();
  }, [area]);
  return isOnScreen && isPageVisible;
}

function listenToVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

const isVisible = (): boolean => document.visibilityState === 'visible';
