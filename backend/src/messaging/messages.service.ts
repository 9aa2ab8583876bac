import { Broadcaster, type ListQuery } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type MessageableType, type MessageInput, type MessageRecord, messageType } from '@yard/contracts';
import { type EntityManager, IsNull, Repository } from 'typeorm';
import { pageOf, type Rows } from '@kit/server/store/present';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { AttachedPhotos } from '../catalog/media/attached-photos';
import { MessageMails } from '../notifications/message-mails/message-mails';
import type { ConversationHost } from './conversation-host';
import { threadName } from './mailed-message';
import { MessageReader } from './message-reader';
import { type Thread, threadWhere } from './thread';
import { Message } from './message.entity';
import { presentMessage } from './present-message';
import { UnreadMessages } from './unread-messages';
import { UnreadCache } from './unread-cache';
import { amongParents, type UnreadCondition, unreadCondition } from './unread-condition';
import { messageableTypeOf } from './messageable-types';

/** Messages on anything that can be written about; it never knows its parents, only their kind and id. */
@Injectable()
export class MessagesService {
  constructor(
    @InjectRepository(Message) private readonly messages: Repository<Message>,
    private readonly reader: MessageReader,
    private readonly unread: UnreadMessages,
    private readonly unreadCache: UnreadCache,
    private readonly photos: AttachedPhotos,
    private readonly mails: MessageMails,
    private readonly broadcaster: Broadcaster,
  ) {
    this.photos.retainedBy('messages', Message, ({ messageable_type, messageable_id }) => ({
      record_type: messageableTypeOf(messageable_type),
      record_id: messageable_id,
    }));
  }

  /**
   * Writes a message, and shows it to who may see it.
   *
   * @param prefix  before the fields in errors: `data.0.` of many
   * @throws        ValidationFailed for a picture that is not the author's
   */
  async postTo<P extends { id: number }>(
    tx: Transaction,
    author: { id: number; name: string },
    { host, parent }: { host: ConversationHost<P>; parent: P },
    { content, photo_ids }: MessageInput,
    prefix = '',
  ): Promise<MessageRecord> {
    const place = { messageable_type: host.type, messageable_id: parent.id };
    const taken = await this.photos.take(tx, author.id, photo_ids, prefix);
    const message = await tx.insert(Message, { ...place, user_id: author.id, content, photo_ids: taken });
    const photosOf = await this.photos.of([taken], tx.manager);
    const record = presentMessage(message, author.name, [], photosOf(taken));
    this.publish(tx, record, await host.audience(tx, parent));
    return record;
  }

  /**
   * The newest messages of many parents, each parent's oldest first. Two queries whatever the numbers.
   *
   * @param limit    at most so many of each parent
   * @param manager  the transaction's own, when called inside one
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

  find(on: Thread, id: number): Promise<Message | null> {
    return this.messages.findOneBy({ ...threadWhere(on), id });
  }

  async show(message: Message, manager?: EntityManager): Promise<MessageRecord> {
    const [record] = await this.reader.shown([message], manager);
    return record ?? presentMessage(message, '', [], []);
  }

  /** Marks as seen; the author's own always are. `isNew` tells whether there is anything to tell. */
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

  async remove(tx: Transaction, message: Message): Promise<void> {
    await tx.remove(message);
    await this.mails.takenBack(tx, message.id);
  }

  /** Puts the reason in place of its words and pictures. Null for one that is gone. */
  async hide(tx: Transaction, on: Thread, id: number, reason: string): Promise<MessageRecord | null> {
    const message = await tx.lock(Message, { ...threadWhere(on), id });
    if (!message) return null;
    await tx.update(message, { content: `Yard hid this message: ${reason}`, photo_ids: null });
    await this.mails.takenBack(tx, id);
    return this.show(message, tx.manager);
  }

  /** Called with the deletion of their parent: nobody can read them any more, and they retain no pictures. */
  async removeOn(tx: Transaction, on: Thread): Promise<void> {
    const stamps = { deleted_at: tx.now, updated_at: tx.now };
    await tx.manager.update(Message, { ...threadWhere(on), deleted_at: IsNull() }, stamps);
    await this.mails.ended(tx, threadName(on));
  }

  /** A condition for lists of parents: has messages this user has not seen. */
  unreadParents(type: MessageableType, userId: number): UnreadCondition {
    return unreadCondition(type, userId);
  }

  async unreadOfAll(type: MessageableType, userId: number): Promise<UnreadCondition> {
    const parents = await this.unreadCache.parents(type, userId);
    return parents ? amongParents(parents) : unreadCondition(type, userId);
  }

  /** Ids of the parents with messages this user has not seen, however old. One query. */
  unreadAmong(
    type: MessageableType,
    ids: readonly number[],
    userId: number,
    manager?: EntityManager,
  ): Promise<Set<number>> {
    return this.unread.parentsAmong(type, ids, userId, manager);
  }

  publish(tx: Transaction, record: MessageRecord, audience: readonly number[]): void {
    tx.afterCommit(() => this.broadcaster.saved(messageType, audience, { model: record }));
  }

  publishRemoved(tx: Transaction, id: number, audience: readonly number[]): void {
    tx.afterCommit(() => this.broadcaster.deleted(messageType, audience, id));
  }
}
