import { useMutation } from '@tanstack/react-query';
import { type NotificationRecord, notificationType } from '@yard/contracts';
import { refusalWords, useAlert, useLiveRecords, useRecordCache, useRecords, useWire } from '@yard/data';
import { useSession } from '@yard/session';
import { useCallback } from 'react';

/** Number of notices that the bell counts from; there is no count on the wire. */
const NEWEST = 30;

/** The newest notices and how many of them are unread; updated with the server's events. */
export function useNewestNotices() {
  const notices = useRecords(notificationType, { per_page: NEWEST });
  const { reload } = useSession();
  // Store access changes what the reader may see, so who they are is read anew.
  const saved = useCallback(
    ({ type, read_at }: NotificationRecord) => {
      if (read_at === null && type.includes('store_access')) void reload();
    },
    [reload],
  );
  useLiveRecords(notificationType, { saved });
  const unread = notices.data?.data.filter(isUnread).length ?? 0;
  return { ...notices, unread };
}

export const isUnread = ({ read_at }: NotificationRecord): boolean => read_at === null;

export function useReadAll() {
  const wire = useWire();
  const cache = useRecordCache(notificationType);
  const alert = useAlert();
  return useMutation({
    mutationFn: () => wire.http.post<{ updated: number }>(`${notificationType.endpoint}/read_all`),
    onSuccess: cache.refresh,
    onError: (error) => alert(refusalWords(error)),
  });
}
