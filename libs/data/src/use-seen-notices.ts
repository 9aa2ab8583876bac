import { type NotificationRecord, notificationType } from '@yard/contracts';
import { useEffect, useState } from 'react';
import { useWire } from './data-provider';
import { useRecordCache } from './record-cache';

type About = 'rental_request_id' | 'support_ticket_id';

/**
 * A record's notices are marked as read while it is open: at once, and whatever comes meanwhile.
 *
 * @param name  of the record in a notice's data
 * @param id    null while it is not known
 */
export function useSeenNotices(name: About, id: number | null): void {
  const wire = useWire();
  const { changeListed } = useRecordCache<NotificationRecord>(notificationType);
  const isShown = useShown();

  useEffect(() => {
    if (id === null || !isShown) return undefined;
    const isUnread = (notice: NotificationRecord) => notice.data[name] === id && notice.read_at === null;
    const read = (notice: NotificationRecord) =>
      isUnread(notice) ? { ...notice, read_at: new Date().toISOString() } : notice;
    const notify = () => {
      wire.http
        .post<{ updated: number }>(`${notificationType.endpoint}/seen`, { [name]: id })
        .then(async ({ updated }) => {
          if (updated > 0) await changeListed(read);
        })
        // The bell goes on counting them, and the next look tries again.
        .catch((error: unknown) => console.warn('Notices could not be marked as read.', error));
    };
    notify();
    return wire.live.on(notificationType, {
      saved: (notice) => {
        if (typeof notice !== 'number' && isUnread(notice)) notify();
      },
    });
  }, [wire, changeListed, name, id, isShown]);
}

function useShown(): boolean {
  const [isShown, setShown] = useState(document.visibilityState === 'visible');
  useEffect(() => {
    const watch = () => setShown(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', watch);
    return () => document.removeEventListener('visibilitychange', watch);
  }, []);
  return isShown;
}
