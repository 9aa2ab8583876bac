import { Broadcaster, type ListQuery } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Actor, notificationType } from '@yard/contracts';
import { IsNull, Repository } from 'typeorm';
import { pageOf, type Rows } from '@kit/server/store/present';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { Notification } from './notification.entity';
import { presentNotification } from './present-notification';

/** The newest ids that other devices receive when a longer list is read at once. */
const LISTED_MAX = 100;

@Injectable()
export class OwnNotifications {
  constructor(
    @InjectRepository(Notification) private readonly notifications: Repository<Notification>,
    private readonly unitOfWork: UnitOfWork,
    private readonly broadcaster: Broadcaster,
  ) {}

  page(actor: Actor, list: ListQuery): Promise<Rows<Notification>> {
    return pageOf(this.notifications, { user_id: actor.id }, list);
  }

  /** Reading twice keeps the first time. */
  read(loaded: Notification): Promise<Notification> {
    return this.unitOfWork.run(async (tx) => {
      const notification = await tx.lockOne(Notification, loaded.id);
      if (notification.read_at === null) {
        await tx.update(notification, { read_at: tx.now });
        this.publishSaved(tx, notification);
      }
      return notification;
    });
  }

  /** @returns how many were unread */
  readAll(actor: Actor): Promise<number> {
    const unread = { user_id: actor.id, read_at: IsNull() };
    return this.unitOfWork.run(async (tx) => {
      const newest = await tx.manager.find(Notification, {
        where: unread,
        order: { created_at: 'desc', id: 'desc' },
        take: LISTED_MAX,
      });
      const stamps = { read_at: tx.now, updated_at: tx.now };
      const { affected } = await tx.manager.update(Notification, unread, stamps);
      newest.forEach((notification) => this.publishSaved(tx, Object.assign(notification, stamps)));
      return affected ?? 0;
    });
  }

  remove(notification: Notification): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      await tx.remove(notification);
      tx.afterCommit(() =>
        this.broadcaster.deleted(notificationType, [notification.user_id], notification.id),
      );
    });
  }

  private publishSaved(tx: Transaction, notification: Notification) {
    const message = { model: presentNotification(notification) };
    tx.afterCommit(() => this.broadcaster.saved(notificationType, [notification.user_id], message));
  }
}
