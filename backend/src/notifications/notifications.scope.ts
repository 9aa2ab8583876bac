import { scopeOf } from '../database/scope-of';
import { Notification } from './notification.entity';

export const NotificationScope = scopeOf(Notification);
