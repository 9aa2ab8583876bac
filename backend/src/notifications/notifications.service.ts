import { Broadcaster } from '@laravel-wire/nest';
import { Inject, Injectable } from '@nestjs/common';
import { type NotificationRecord, notificationType } from '@yard/contracts';
import { ENVIRONMENT } from '../config/config.module';
import type { Environment } from '../config/environment';
import { findRecord } from '../database/find-record';
import { isDuplicate, type Transaction } from '../database/unit-of-work';
import { User } from '../users/user.entity';
import { MailOutbox } from './mail-outbox';
import { clipped, SUBJECT_MAX } from './mail-text';
import { linkOf } from './notice-link';
import { Notification } from './notification.entity';
import { presentNotification } from './present-notification';

export interface Notice {
  user_id: number;
  /** A dotted name: `rental_request.approved`. */
  type: string;
  /** Also the mail's subject. */
  title: string;
  body: string;
  data: NotificationRecord['data'];
  /** Person and cause; a notice under a key that is taken is not given again. */
  dedupe_key?: string;
}

/** Tells one person something, in the product and by mail. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly outbox: MailOutbox,
    private readonly broadcaster: Broadcaster,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Both forms are rows of the transaction; sending and broadcasting follow the commit. */
  async notify(tx: Transaction, notice: Notice): Promise<void> {
    const reader = await findRecord(tx.manager, User, notice.user_id);
    const notification = reader && (await this.insertOnce(tx, notice));
    if (!notification) return;
    await this.outbox.post(tx, {
      recipient: reader,
      subject: notice.title,
      body: notice.body,
      link: linkOf(notice.data, reader, this.environment),
    });
    const message = { model: presentNotification(notification) };
    tx.afterCommit(() => this.broadcaster.saved(notificationType, [reader.id], message));
  }

  private async insertOnce(tx: Transaction, notice: Notice): Promise<Notification | null> {
    const dedupe_key = notice.dedupe_key ?? null;
    const isKnown =
      dedupe_key !== null &&
      (await tx.manager.exists(Notification, { where: { dedupe_key }, withDeleted: true }));
    if (isKnown) return null;
    try {
      return await tx.insert(Notification, {
        user_id: notice.user_id,
        type: notice.type,
        title: clipped(notice.title, SUBJECT_MAX),
        body: notice.body,
        data: notice.data,
        read_at: null,
        dedupe_key,
      });
    } catch (error) {
      // Another process was between the look and the insert; on both databases the transaction lives on.
      if (dedupe_key !== null && isDuplicate(error)) return null;
      throw error;
    }
  }
}
