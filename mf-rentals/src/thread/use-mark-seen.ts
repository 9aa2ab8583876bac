import { type MessageRecord, isUnread, rentalRequestType } from '@yard/contracts';
import { useRecordCache, useWire } from '@yard/data';
import { type RefObject, useEffect, useState } from 'react';
import { seenBy } from './message-cache';
import { useChangeMessages } from './use-thread';

interface Seen {
  requestId: number;
  userId: number;
  messages: readonly MessageRecord[];
  /** The thread; messages count as seen once a part of it is in sight. */
  area: RefObject<HTMLElement | null>;
}

/** Tells the server that the reader has seen the thread, whenever there is something unread in sight. */
export function useMarkSeen({ requestId, userId, messages, area }: Seen): void {
  const wire = useWire();
  const changeMessages = useChangeMessages(requestId);
  const { refresh } = useRecordCache(rentalRequestType);
  const isInSight = useInSight(area);
  const newest = messages.findLast((message) => isUnread(message, userId))?.id;

  useEffect(() => {
    if (!isInSight || newest === undefined) return;
    wire.http
      .post(`${rentalRequestType.endpoint}/${requestId}/messages/view`)
      .then(() => {
        changeMessages((known) => seenBy(known, userId));
        refresh();
      })
      // The dot stays, and the next look tries again.
      .catch((error: unknown) => console.warn('Messages could not be marked as read.', error));
  }, [wire, requestId, userId, newest, isInSight, changeMessages, refresh]);
}

/** Whether the element is on the screen of a page that is looked at. */
function useInSight(area: RefObject<HTMLElement | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  const [isPageShown, setPageShown] = useState(document.visibilityState === 'visible');

  useEffect(() => {
    const watch = () => setPageShown(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', watch);
    return () => document.removeEventListener('visibilitychange', watch);
  }, []);
  useEffect(() => {
    if (!area.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => setOnScreen(entry?.isIntersecting ?? false));
    observer.observe(area.current);
    return () => observer.disconnect();
  }, [area]);
  return isOnScreen && isPageShown;
}
