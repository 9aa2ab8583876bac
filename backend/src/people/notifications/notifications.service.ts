import { Broadcaster } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { notificationType } from '@yard/contracts';
import { In, Repository } from 'typeorm';
import { findRecord } from '@yard/server/store/find-record';
import { isDuplicate, type Transaction } from '@yard/server/store/unit-of-work';
import { User } from '../users/user.entity';
import { clipped, SUBJECT_MAX } from './mail-text';
import type { MailNotice, Notice, Reader } from './notice';
import { NoticeMails } from './notice-mails';
import { matterOf } from './notice-matter';
import { Notification } from './notification.entity';
import { presentNotification } from './present-notification';

/** Tells one person something, in the product and by mail. */
@Injectable()
export class NotificationsService {
  constructor(
    @InjectRepository(Notification) private readonly notifications: Repository<Notification>,
    private readonly mails: NoticeMails,
    private readonly broadcaster: Broadcaster,
  ) {}

  /** Both forms are rows of the transaction; sending and broadcasting follow the commit. */
  async notify(tx: Transaction, notice: Notice): Promise<void> {
    const reader: Reader | null =
      notice.reader === undefined ? await findRecord(tx.manager, User, notice.user_id) : notice.reader;
    const notification = reader && (await this.insertOnce(tx, notice));
    if (!notification) return;
    await this.mails.send(tx, reader, notice);
    const message = { model: presentNotification(notification) };
    tx.afterCommit(() => this.broadcaster.saved(notificationType, [reader.id], message));
  }

  /** Tells one person something by mail alone: what they did themselves, and what the page shows anyway. */
  async mail(tx: Transaction, { user_id, ...mail }: MailNotice): Promise<void> {
    const reader = await findRecord(tx.manager, User, user_id);
    if (reader) await this.mails.post(tx, reader, mail, null);
  }

  /** Which of these keys are taken: by a notice that was given, read, or deleted since. */
  async takenKeys(keys: readonly string[]): Promise<ReadonlySet<string>> {
    if (keys.length === 0) return new Set();
    const found = await this.notifications.find({
      select: { dedupe_key: true },
      where: { dedupe_key: In([...keys]) },
      withDeleted: true,
    });
    return new Set(found.flatMap(({ dedupe_key }) => dedupe_key ?? []));
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
        matter: matterOf(notice.data),
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
