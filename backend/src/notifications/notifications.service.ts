import { Broadcaster } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { notificationType } from '@yard/contracts';
import { type EntityManager, In, Repository } from 'typeorm';
import { findByColumn } from '@kit/server/store/reading';
import { isDuplicate, type Transaction } from '@kit/server/store/unit-of-work';
import { User } from '../users/user.entity';
import { clipped } from '@yard/contracts/cut-text';
import { SUBJECT_MAX } from './render-mail';
import type { MailNotice, Notice, Reader } from './notice';
import { NoticeMails } from './notice-mails';
import { subjectOf } from './notice-subject';
import { Notification } from './notification.entity';
import { presentNotification } from './present-notification';

/** Notifies one person, in the product and by mail. */
@Injectable()
export class NotificationsService {
  constructor(
    @InjectRepository(Notification) private readonly notifications: Repository<Notification>,
    private readonly mails: NoticeMails,
    private readonly broadcaster: Broadcaster,
  ) {}

  /** Both forms are rows of the transaction; sending and broadcasting follow the commit. */
  notify(tx: Transaction, notice: Notice): Promise<void> {
    return this.notifyAll(tx, [notice]);
  }

  async notifyAll(tx: Transaction, notices: readonly Notice[]): Promise<void> {
    const given = await this.insertOnce(tx, await withReaders(tx, notices));
    await this.mails.sendAll(tx, given);
    for (const { reader, notification } of given) {
      const message = { model: presentNotification(notification) };
      tx.afterCommit(() => this.broadcaster.saved(notificationType, [reader.id], message));
    }
  }

  /** Sends mails without notices: about people's own acts, and what the page shows anyway. */
  async mailAll(tx: Transaction, mails: readonly MailNotice[]): Promise<void> {
    const recipients = await withReaders(tx, mails);
    const sent = recipients.map(({ reader, notice }) => ({ ...notice, reader, sender_id: null }));
    await this.mails.postAll(tx, sent);
  }

  /** Keys among these that are taken: by a notice that is unread, read or deleted since. */
  async takenKeys(
    keys: readonly string[],
    manager: EntityManager = this.notifications.manager,
  ): Promise<ReadonlySet<string>> {
    if (keys.length === 0) return new Set();
    const found = await manager.find(Notification, {
      select: { dedupe_key: true },
      where: { dedupe_key: In([...keys]) },
      withDeleted: true,
    });
    return new Set(found.flatMap(({ dedupe_key }) => dedupe_key ?? []));
  }

  private async insertOnce(tx: Transaction, recipients: readonly Addressed<Notice>[]): Promise<Given[]> {
    const keys = recipients.flatMap(({ notice }) => notice.dedupe_key ?? []);
    const taken = new Set(await this.takenKeys(keys, tx.manager));
    const open = recipients.filter(({ notice: { dedupe_key } }) => {
      if (dedupe_key === undefined) return true;
      const isTaken = taken.has(dedupe_key);
      taken.add(dedupe_key);
      return !isTaken;
    });
    try {
      const rows = open.map(({ notice }) => rowOf(notice));
      const notifications = await tx.insertAll(Notification, rows);
      return open.flatMap((one, index) => {
        const notification = notifications[index];
        return notification ? [{ ...one, notification }] : [];
      });
    } catch (error) {
      // Another process was between the look and the insert; on both databases the transaction lives on.
      if (!isDuplicate(error)) throw error;
      if (open.length === 1) return [];
      const given: Given[] = [];
      for (const one of open) given.push(...(await this.insertOnce(tx, [one])));
      return given;
    }
  }
}

/** A notice and its recipient. */
interface Addressed<N> {
  reader: Reader;
  notice: N;
}

type Given = Addressed<Notice> & { notification: Notification };

/** Without those whose people are gone. */
async function withReaders<N extends Pick<Notice, 'user_id' | 'reader'>>(
  tx: Transaction,
  notices: readonly N[],
): Promise<Addressed<N>[]> {
  const unknown = notices.filter(({ reader }) => reader === undefined).map(({ user_id }) => user_id);
  const users = await findByColumn(tx.manager, User, 'id', unknown);
  return notices.flatMap((notice) => {
    const reader = notice.reader === undefined ? users.get(notice.user_id) : notice.reader;
    return reader ? [{ reader, notice }] : [];
  });
}

function rowOf({ user_id, type, title, body, data, dedupe_key }: Notice) {
  return {
    user_id,
    type,
    title: clipped(title, SUBJECT_MAX),
    body,
    data,
    matter: subjectOf(data),
    read_at: null,
    dedupe_key: dedupe_key ?? null,
  };
}
