import { Broadcaster, type ListQuery } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type MessageableType, type MessageRecord, messageType } from '@yard/contracts';
import { type EntityManager, Repository } from 'typeorm';
import { pageOf, type Rows } from '../database/page-of';
import type { Transaction } from '../database/unit-of-work';
import type { ConversationHost } from './conversation-host';
import { MessageReader } from './message-reader';
import { type Thread, threadWhere } from './thread';
import { Message } from './message.entity';
import { presentMessage } from './present-message';
import { UnreadMessages } from './unread-messages';
import { KeptUnread } from './kept-unread';
import { amongParents, type UnreadCondition, unreadCondition, type UnreadQuery } from './unread-condition';
import { storedTypes } from './messageable-types';

/** Messages on anything that can be written about; it never knows its parents, only their kind and id. */
@Injectable()
export class MessagesService {
  constructor(
    @InjectRepository(Message) private readonly messages: Repository<Message>,
    private readonly reader: MessageReader,
    private readonly unread: UnreadMessages,
    private readonly keptUnread: KeptUnread,
    private readonly broadcaster: Broadcaster,
  ) {}

  /** Writes a message, and shows it to who may see it. */
  async postTo<P extends { id: number }>(
    tx: Transaction,
    author: { id: number; name: string },
    { host, parent }: { host: ConversationHost<P>; parent: P },
    content: string,
  ): Promise<MessageRecord> {
    const place = { messageable_type: host.type, messageable_id: parent.id };
    const message = await tx.insert(Message, { ...place, user_id: author.id, content });
    const record = presentMessage(message, author.name, []);
    this.tell(tx, record, await host.audience(tx, parent));
    return record;
  }

  /**
   * The newest messages of many parents, each parent's oldest first. Two queries whatever the numbers.
   *
   * @param limit    at most so many of each parent
   * @param manager  the transaction's own, when asked inside one
   */
  newestOn(
    type: MessageableType,
    ids: readonly number[],
    limit?: number,
    manager?: EntityManager,
  ): Promise<Map<number, MessageRecord[]>> {
    return this.reader.newestOn(type, ids, limit, manager);
  }

  async page(on: Thread, list: ListQuery): Promise<Rows<MessageRecord>> {
    const { rows, total } = await pageOf(this.messages, threadWhere(on), list);
    return { rows: await this.reader.shown(rows), total };
  }

  /** Null for one that is deleted, or on another parent. */
  find(on: Thread, id: number): Promise<Message | null> {
    return this.messages.findOneBy({ ...threadWhere(on), id });
  }

  /** A message as the wire shows it, with its views. */
  async show(message: Message, manager?: EntityManager): Promise<MessageRecord> {
    const [record] = await this.reader.shown([message], manager);
    return record ?? presentMessage(message, '', []);
  }

  /**
   * Marks a message as seen. The author's own are always seen, and seeing twice changes nothing: `isNew` tells
   * whether there is anything to tell.
   */
  async view(
    tx: Transaction,
    message: Message,
    userId: number,
  ): Promise<{ record: MessageRecord; isNew: boolean }> {
    const isNew = await this.unread.isUnread(tx.manager, message, userId);
    if (isNew) await this.unread.mark(tx, [message.id], userId);
    return { record: await this.show(message, tx.manager), isNew };
  }

  /** Marks all of a parent's messages as seen; returns how many were unread. */
  async viewAll(tx: Transaction, on: Thread, userId: number): Promise<number> {
    const ids = await this.unread.idsOn(tx.manager, on, userId);
    await this.unread.mark(tx, ids, userId);
    return ids.length;
  }

  remove(tx: Transaction, message: Message): Promise<void> {
    return tx.remove(message);
  }

  /** A condition for lists of parents: has messages this user has not seen. */
  unreadParents(type: MessageableType, userId: number): UnreadQuery {
    return unreadCondition(type, userId);
  }

  /** The same for a reader of everybody's, where few of many are unread. */
  async unreadOfAll(type: MessageableType, userId: number): Promise<UnreadCondition> {
    const parents = await this.keptUnread.parents(type, userId);
    return parents ? amongParents(parents) : unreadCondition(type, userId);
  }

  /** A condition: somebody else than the author of the row named so has written on it. */
  answered(type: MessageableType, parent: string) {
    return {
      sql: `EXISTS (SELECT 1 FROM messages answer WHERE answer.messageable_id = ${parent}.id
        AND answer.messageable_type IN (:...answer_types) AND answer.user_id <> ${parent}.user_id
        AND answer.deleted_at IS NULL)`,
      parameters: { answer_types: storedTypes(type) },
    };
  }

  /** Which of these parents have messages this user has not seen, however old. One query. */
  unreadAmong(
    type: MessageableType,
    ids: readonly number[],
    userId: number,
    manager?: EntityManager,
  ): Promise<Set<number>> {
    return this.unread.parentsAmong(type, ids, userId, manager);
  }

  tell(tx: Transaction, record: MessageRecord, audience: readonly number[]): void {
    tx.afterCommit(() => this.broadcaster.saved(messageType, audience, { model: record }));
  }

  tellRemoved(tx: Transaction, id: number, audience: readonly number[]): void {
    tx.afterCommit(() => this.broadcaster.deleted(messageType, audience, id));
  }
}
