import type { NotificationRecord } from '@yard/contracts';
import { baseFields, wireInstant } from '@yard/server/store/wire-fields';
import type { Notification } from './notification.entity';

export function presentNotification(notification: Notification): NotificationRecord {
  return {
    ...baseFields(notification),
    user_id: notification.user_id,
    type: notification.type,
    title: notification.title,
    body: notification.body,
    data: notification.data,
    read_at: wireInstant(notification.read_at),
  };
}
