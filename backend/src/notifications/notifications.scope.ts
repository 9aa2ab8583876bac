import { scopeOf } from '@kit/server/store/scope-of';
import { Notification } from './notification.entity';

export const NotificationScope = scopeOf(Notification);
