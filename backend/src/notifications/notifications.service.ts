import { Broadcaster } from '@laravel-wire/nest';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type NotificationRecord, notificationType } from '@yard/contracts';
import { In, Repository } from 'typeorm';
import { ENVIRONMENT } from '../config/config.module';
import type { Environment } from '../config/environment';
import { findRecord } from '../database/find-record';
import { isDuplicate, type Transaction } from '../database/unit-of-work';
import { User } from '../users/user.entity';
import { MailAllowance } from './mail-allowance';
import { MailOutbox } from './mail-outbox';
import { clipped, SUBJECT_MAX } from './mail-text';
import { linkOf } from './notice-link';
import { matterOf } from './notice-matter';
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
  /** What it is about, for the mail: label and value. */
  facts?: readonly (readonly [string, string])[];
  /** Person and cause; a notice under a key that is taken is not given again. */
  dedupe_key?: string;
  /** The person, where the caller has read them in this transaction; null for one who is gone. */
  reader?: Reader | null;
}

/** Whom a notice is for. */
export type Reader = Pick<User, 'id' | 'name' | 'email' | 'admin'>;

/** A notice that is a mail alone. */
export type MailNotice = Pick<Notice, 'user_id' | 'title' | 'body' | 'facts' | 'data'>;

/** Tells one person something, in the product and by mail. */
@Injectable()
export class NotificationsService {
  constructor(
    @InjectRepository(Notification) private readonly notifications: Repository<Notification>,
    private readonly outbox: MailOutbox,
    private readonly allowance: MailAllowance,
    private readonly broadcaster: Broadcaster,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Both forms are rows of the transaction; sending and broadcasting follow the commit. */
  async notify(tx: Transaction, notice: Notice): Promise<void> {
    const reader: Reader | null =
      notice.reader === undefined ? await findRecord(tx.manager, User, notice.user_id) : notice.reader;
    const notification = reader && (await this.insertOnce(tx, notice));
    if (!notification) return;
    const sender = this.allowance.senderOf(reader.id);
    if (await this.allowance.isLeft(tx, sender)) {
      const draft = {
        recipient: reader,
        subject: notice.title,
        body: notice.body,
        ...(notice.facts ? { facts: notice.facts } : {}),
        link: linkOf(notice.data, reader, this.environment),
      };
      await this.outbox.post(tx, draft, sender);
    }
    const message = { model: presentNotification(notification) };
    tx.afterCommit(() => this.broadcaster.saved(notificationType, [reader.id], message));
  }

  /** Tells one person something by mail alone: what they did themselves, and what the page shows anyway. */
  async mail(tx: Transaction, { user_id, title, body, facts, data }: MailNotice): Promise<void> {
    const reader = await findRecord(tx.manager, User, user_id);
    if (!reader) return;
    const link = linkOf(data, reader, this.environment);
    await this.outbox.post(tx, { recipient: reader, subject: title, body, facts: facts ?? [], link });
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
