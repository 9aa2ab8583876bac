import { Injectable } from '@nestjs/common';
import type { MessageableType, MessageRecord } from '@yard/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { UsersService } from '../users/users.service';
import { type NamedMessage, newestRows, viewerRows } from './message-rows';
import type { Message } from './message.entity';
import { presentMessage } from './present-message';

/** A record shows so many messages; the rest is read page by page: docs/wire.md section 3. */
const SHOWN = 50;

/** Messages with their authors' names and views, for any number of parents at once. */
@Injectable()
export class MessageReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
  ) {}

  /** Two queries. */
  async newestOn(
    type: MessageableType,
    ids: readonly number[],
    limit = SHOWN,
    manager = this.dataSource.manager,
  ): Promise<Map<number, MessageRecord[]>> {
    if (ids.length === 0) return new Map();
    const newest = await newestRows(manager, type, ids, limit);
    return groupedBy(await this.seen(newest, manager), ({ messageable_id }) => messageable_id);
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
    const named = messages.map((message) => ({ ...message, user_name: names.get(message.user_id) ?? '' }));
    return this.seen(named, manager);
  }

  private async seen(messages: NamedMessage[], manager: EntityManager): Promise<MessageRecord[]> {
    if (messages.length === 0) return [];
    const views = await viewerRows(
      manager,
      messages.map(({ id }) => id),
    );
    const viewers = groupedBy(views, ({ message_id }) => message_id);
    return messages.map((message) => {
      const seenBy = (viewers.get(message.id) ?? []).map(({ user_id }) => user_id);
      return presentMessage(message, message.user_name, seenBy);
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
