import { notificationShape } from '@yard/contracts/records';
import { presenterOf } from '@yard/server/store/present';

export const presentNotification = presenterOf(notificationShape);
