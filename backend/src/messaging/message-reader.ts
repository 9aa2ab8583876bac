import { Injectable } from '@nestjs/common';
import type { MessageableType, MessageRecord } from '@yard/contracts';
import { DataSource, type EntityManager, In } from 'typeorm';
import { UsersService } from '../users/users.service';
import { MessageView } from './message-view.entity';
import { Message } from './message.entity';
import { presentMessage } from './present-message';

/** A record shows so many messages; the rest is read page by page: docs/wire.md section 3. */
const SHOWN = 50;

const NEWEST = `message.id IN (
  SELECT placed.id FROM (
    SELECT id, ROW_NUMBER() OVER (PARTITION BY messageable_id ORDER BY created_at DESC, id DESC) AS place
    FROM messages
    WHERE messageable_type = :type AND messageable_id IN (:...ids) AND deleted_at IS NULL
  ) placed
  WHERE placed.place <= :limit
)`;

/** Messages with their authors' names and views, for any number of parents at once. */
@Injectable()
export class MessageReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
  ) {}

  async newestOn(
    type: MessageableType,
    ids: readonly number[],
    limit = SHOWN,
    manager = this.dataSource.manager,
  ): Promise<Map<number, MessageRecord[]>> {
    if (ids.length === 0) return new Map();
    const newest = await manager
      .createQueryBuilder(Message, 'message')
      .where(NEWEST, { type, ids, limit })
      .orderBy('message.created_at')
      .addOrderBy('message.id')
      .getMany();
    return groupedBy(await this.shown(newest, manager), ({ messageable_id }) => messageable_id);
  }

  /** Two queries, in the given order. */
  async shown(
    messages: Message[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<MessageRecord[]> {
    if (messages.length === 0) return [];
    const names = await this.users.namesOf(
      messages.map(({ user_id }) => user_id),
      manager,
    );
    const views = await manager.find(MessageView, {
      select: { message_id: true, user_id: true },
      where: { message_id: In(messages.map(({ id }) => id)) },
      order: { id: 'asc' },
    });
    const viewers = groupedBy(views, ({ message_id }) => message_id);
    return messages.map((message) => {
      const seenBy = (viewers.get(message.id) ?? []).map(({ user_id }) => user_id);
      return presentMessage(message, names.get(message.user_id) ?? '', seenBy);
    });
  }
}

function groupedBy<T>(rows: readonly T[], keyOf: (row: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
