import type { ListQuery, PartOf } from '@laravel-wire/nest';
import type { MessageableType, MessageInput, MessageRecord } from '@yard/contracts';
import type { TextPlace } from '@yard/contracts/off-site';
import type { Rows } from '@kit/server/store/present';
import type { Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import type { HourlyLimits } from '../users/hourly-limits';
import type { ContentReportsService, Reported } from '../reports/content-reports.service';
import type { User } from '../users/user.entity';
import type { ConversationHost } from './conversation-host';
import type { Message } from './message.entity';
import type { MessagesService } from './messages.service';
import type { Thread } from './thread';

type Sent = Pick<Message, 'id' | 'messageable_id' | 'user_id' | 'content'>;

/** Conversations that are searched for payment off the site; to Yard itself one may write anything. */
const PLACES: Partial<Record<MessageableType, TextPlace>> = {
  rental_request: 'rental',
  machine_question: 'question',
};

/** A message together with the record it is on, both named by the path. */
export type PlacedMessage<P> = PartOf<P, Message>;

/** The conversation on records of one kind: messages are written, read and deleted, and its people notified. */
export class Conversation<P extends { id: number }> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly messages: MessagesService,
    private readonly host: ConversationHost<P>,
    private readonly limits: HourlyLimits,
    private readonly reports: ContentReportsService,
  ) {}

  page(parent: P, list: ListQuery): Promise<Rows<MessageRecord>> {
    return this.messages.page(this.threadOf(parent), list);
  }

  show({ part: message }: PlacedMessage<P>): Promise<MessageRecord> {
    return this.messages.show(message);
  }

  /**
   * All or nothing.
   *
   * @param prefixOf  what stands before an entry's fields in errors: `data.0.` of many
   * @throws          TooManyRequests
   */
  async create(
    actor: User,
    parent: P,
    inputs: MessageInput[],
    prefixOf: (index: number) => string = () => '',
  ): Promise<MessageRecord[]> {
    await this.limits.count(actor, 'messages', inputs.length);
    return this.unitOfWork.run(async (tx) => {
      if (this.host.mustBeOpen) await this.host.mustBeOpen(tx, parent);
      const created: MessageRecord[] = [];
      const place = { host: this.host, parent };
      for (const [index, input] of inputs.entries()) {
        const message = await this.messages.postTo(tx, actor, place, input, prefixOf(index));
        await this.mark(tx, message);
        await this.host.notify(tx, actor, parent, message);
        created.push(message);
      }
      await this.host.written?.(tx, parent);
      await this.host.changed(tx, parent);
      return created;
    });
  }

  remove({ parent, part: message }: PlacedMessage<P>): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      await this.messages.remove(tx, message);
      await this.host.written?.(tx, parent);
      this.messages.publishRemoved(tx, message.id, await this.host.audience(tx, parent));
      await this.host.changed(tx, parent);
    });
  }

  view(actor: User, { parent, part: message }: PlacedMessage<P>): Promise<MessageRecord> {
    return this.unitOfWork.run(async (tx) => {
      const { record, isNew } = await this.messages.view(tx, message, actor.id);
      if (isNew) {
        const audience = this.host.isViewOwn ? [actor.id] : await this.host.audience(tx, parent);
        this.messages.publish(tx, record, audience);
        await this.host.seenBy(tx, parent, actor);
      }
      return record;
    });
  }

  /** @returns how many were unread */
  viewAll(actor: User, parent: P): Promise<number> {
    return this.unitOfWork.run(async (tx: Transaction) => {
      const updated = await this.messages.viewAll(tx, this.threadOf(parent), actor.id);
      // One event for the record, which carries the views, in place of one for each message.
      if (updated > 0 && this.host.isViewOwn) await this.host.seenBy(tx, parent, actor);
      else if (updated > 0) await this.host.changed(tx, parent);
      return updated;
    });
  }

  report(reporter: User, { part: message }: PlacedMessage<P>, reason: string): Promise<void> {
    return this.reports.report(reporter, this.reported(message), reason);
  }

  /** The admin's reason takes the place of its words and pictures. Nothing for one that its author deleted. */
  async hide(tx: Transaction, parent: P, messageId: number, reason: string): Promise<void> {
    const message = await this.messages.hide(tx, this.threadOf(parent), messageId, reason);
    if (!message) return;
    this.messages.publish(tx, message, await this.host.audience(tx, parent));
    await this.host.changed(tx, parent);
  }

  private async mark(tx: Transaction, message: MessageRecord): Promise<void> {
    const place = PLACES[this.host.type];
    if (place) await this.reports.mark(tx, this.reported(message), place);
  }

  private reported({ id, messageable_id, user_id, content }: Sent): Reported {
    const parent_type = this.host.type;
    return {
      record_type: 'message',
      record_id: id,
      parent_type,
      parent_id: messageable_id,
      user_id,
      content,
    };
  }

  private threadOf({ id }: P): Thread {
    return { type: this.host.type, id };
  }
}
