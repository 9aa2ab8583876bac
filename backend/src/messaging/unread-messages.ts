import { Injectable } from '@nestjs/common';
import type { MessageableType } from '@yard/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { MessageMails } from '../notifications/message-mails/message-mails';
import { MessageView } from './message-view.entity';
import { Message } from './message.entity';
import { messageableTypeOf, storedTypes } from './messageable-types';
import type { Thread } from './thread';

/** SQLite refuses statements of much more. */
const ROWS_AT_ONCE = 150;

@Injectable()
export class UnreadMessages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MessageMails,
  ) {}

  async idsOn(manager: EntityManager, on: Thread, userId: number): Promise<number[]> {
    const rows = await this.unreadRows(manager, on.type, userId)
      .select('message.id', 'id')
      .andWhere('message.messageable_id = :parent', { parent: on.id })
      .getRawMany<{ id: number }>();
    return rows.map(({ id }) => id);
  }

  async parentsAmong(
    type: MessageableType,
    ids: readonly number[],
    userId: number,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Set<number>> {
    if (ids.length === 0) return new Set();
    const rows = await this.unreadRows(manager, type, userId)
      .select('DISTINCT message.messageable_id', 'id')
      .andWhere('message.messageable_id IN (:...ids)', { ids })
      .getRawMany<{ id: number }>();
    return new Set(rows.map(({ id }) => id));
  }

  /** True while this user has not seen the message; never true of the author's own. */
  isUnread(manager: EntityManager, message: Message, userId: number): Promise<boolean> {
    const { id, messageable_type } = message;
    return this.unreadRows(manager, messageableTypeOf(messageable_type), userId)
      .andWhere('message.id = :id', { id })
      .getExists();
  }

  /** Writes views of messages that are unread; they are not mailed any more. */
  async mark(tx: Transaction, messageIds: readonly number[], userId: number): Promise<void> {
    await this.mails.read(tx, userId, messageIds);
    const stamps = { created_at: tx.now, updated_at: tx.now, deleted_at: null };
    for (let start = 0; start < messageIds.length; start += ROWS_AT_ONCE) {
      const rows = messageIds
        .slice(start, start + ROWS_AT_ONCE)
        .map((message_id) => ({ message_id, user_id: userId, ...stamps }));
      // Another tab may see the same message at the same moment: the unique key keeps one view.
      const insertion = tx.manager.createQueryBuilder().insert().into(MessageView).values(rows).orIgnore();
      // An ignored row has no id to read back.
      await insertion.updateEntity(false).execute();
    }
  }

  private unreadRows(manager: EntityManager, type: MessageableType, userId: number) {
    return manager
      .createQueryBuilder(Message, 'message')
      .where('message.messageable_type IN (:...types) AND message.user_id <> :userId', {
        types: storedTypes(type),
        userId,
      })
      .andWhere(
        'NOT EXISTS (SELECT 1 FROM message_views seen WHERE seen.message_id = message.id AND seen.user_id = :userId)',
      );
  }
}
