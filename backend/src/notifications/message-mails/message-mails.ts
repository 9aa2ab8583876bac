import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { Clock, Periodic } from '@kit/server/base/clock/clock';
import { logFailure } from '@kit/server/base/logging/log-failure';
import { findRecord } from '@kit/server/store/reading';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { User } from '../../users/user.entity';
import { NoticeMails } from '../notice-mails';
import { MessageMail } from './message-mail.entity';

/** Time from the first unread message until a person gets a mail of all of them: docs/rules/0029. */
const BUNDLED_MS = 5 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const EVERY_MS = 30_000;
/** Bundles of one round. */
const AT_ONCE = 200;
/** SQLite refuses statements of much more. */
const ROWS_AT_ONCE = 150;

type Bundle = Pick<MessageMail, 'user_id' | 'thread'>;

/**
 * Sends one mail per person and conversation with what they have not read of it. A bundle is deleted in the transaction
 * that writes its mail: a kill leaves all or nothing to the next run, and of two processes one sends it.
 */
@Injectable()
export class MessageMails {
  constructor(
    @InjectRepository(MessageMail) private readonly rows: Repository<MessageMail>,
    private readonly unitOfWork: UnitOfWork,
    private readonly mails: NoticeMails,
    private readonly clock: Clock,
  ) {}

  @Periodic('message mails', EVERY_MS)
  async sweep(): Promise<void> {
    for (const bundle of await this.due()) {
      // One that fails must not keep the others; the next run tries it again.
      await logFailure(this, bundle.thread, this.send(bundle));
    }
  }

  /** Messages that this person has read are not mailed to them. */
  async read(tx: Transaction, user_id: number, messageIds: readonly number[]): Promise<void> {
    for (let start = 0; start < messageIds.length; start += ROWS_AT_ONCE) {
      const message_id = In(messageIds.slice(start, start + ROWS_AT_ONCE));
      await tx.manager.delete(MessageMail, { user_id, message_id });
    }
  }

  /** Deleted messages are mailed to nobody. */
  async takenBack(tx: Transaction, message_id: number): Promise<void> {
    await tx.manager.delete(MessageMail, { message_id });
  }

  async ended(tx: Transaction, thread: string): Promise<void> {
    await tx.manager.delete(MessageMail, { thread });
  }

  private due(): Promise<Bundle[]> {
    const before = (ms: number) => new Date(this.clock.now().getTime() - ms);
    return this.rows
      .createQueryBuilder('mail')
      .select(['mail.user_id AS user_id', 'mail.thread AS thread'])
      .leftJoin(User, 'reader', 'reader.id = mail.user_id')
      .where('mail.created_at <= :since', { since: before(BUNDLED_MS) })
      .andWhere(
        "(reader.message_mails IS NULL OR reader.message_mails <> 'daily' OR mail.created_at <= :dayAgo)",
        { dayAgo: before(DAY_MS) },
      )
      .groupBy('mail.user_id')
      .addGroupBy('mail.thread')
      .orderBy('MIN(mail.id)')
      .limit(AT_ONCE)
      .getRawMany<Bundle>();
  }

  private send({ user_id, thread }: Bundle): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const rows = await tx.lockAll(MessageMail, { user_id, thread });
      const [first] = rows;
      // Read, or sent by another process, since it was looked for.
      if (!first) return;
      await tx.manager.delete(MessageMail, { id: In(rows.map(({ id }) => id)) });
      const reader = await findRecord(tx.manager, User, user_id);
      if (!reader || reader.suspended_at || reader.message_mails === 'never') return;
      const { title, title_of_many, facts, data, sender_id } = first;
      await this.mails.postAll(tx, [
        {
          reader,
          title: rows.length === 1 ? title : `${rows.length} ${title_of_many}`,
          body: rows.map(({ body }) => body).join('\n\n'),
          facts,
          data,
          sender_id,
        },
      ]);
    });
  }
}
