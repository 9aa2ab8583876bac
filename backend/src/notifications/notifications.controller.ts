import type { FiltersOf } from '@laravel-wire/nest';
import { Action, Authenticated, CurrentUser, Destroy, Loaded, Show, Valid } from '@laravel-wire/nest';
import { Controller, Get } from '@nestjs/common';
import { type Actor, notificationType, ownRecordPolicy, type SeenInput, seenRules } from '@yard/contracts';
import { paginated } from '@kit/server/store/present';
import { scopeOf } from '@kit/server/store/scope-of';
import { Filters } from '../audit/exports/filters';
import { Notification } from './notification.entity';
import { OwnNotifications } from './own-notifications';
import { FinishedNotices } from './finished-notices';
import { presentNotification } from './present-notification';

export const NotificationScope = scopeOf(Notification);

@Controller(notificationType.endpoint)
@Authenticated()
export class NotificationsController {
  constructor(
    private readonly notifications: OwnNotifications,
    private readonly settled: FinishedNotices,
  ) {}

  @Get()
  async index(@CurrentUser() actor: Actor, @Filters(notificationType) filters: FiltersOf) {
    return paginated(await this.notifications.page(actor, filters), filters, presentNotification);
  }

  @Action('read_all')
  async readAll(@CurrentUser() actor: Actor) {
    return { updated: await this.notifications.readAll(actor) };
  }

  /** Notices of a record are marked as read once its reader opens it. */
  @Action('seen')
  async seen(@CurrentUser() actor: Actor, @Valid(seenRules) input: SeenInput) {
    const given = Object.entries(input).filter(([, id]) => id != null);
    return { updated: await this.settled.seen(actor, Object.fromEntries(given)) };
  }

  // Nobody else's, an admin's eyes included: notices are personal.
  @Show(':id', NotificationScope, ownRecordPolicy.change)
  show(@Loaded() notification: Notification) {
    return presentNotification(notification);
  }

  @Action(':id/read', NotificationScope, ownRecordPolicy.change)
  async read(@Loaded() notification: Notification) {
    return presentNotification(await this.notifications.read(notification));
  }

  @Destroy(':id', NotificationScope, ownRecordPolicy.change)
  destroy(@Loaded() notification: Notification) {
    return this.notifications.remove(notification);
  }
}
