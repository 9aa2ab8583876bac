import { notificationShape } from '@yard/contracts/records';
import { presenterOf } from '@kit/server/store/present';

export const presentNotification = presenterOf(notificationShape);
