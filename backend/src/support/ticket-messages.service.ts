import type { ListQuery } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import type { MessageInput, MessageRecord } from '@yard/contracts';
import type { Rows } from '../database/page-of';
import { type Transaction, UnitOfWork } from '../database/unit-of-work';
import { MessagesService } from '../messaging/messages.service';
import type { User } from '../users/user.entity';
import type { SupportTicket } from './support-ticket.entity';
import { TicketEvents } from './ticket-events';
import type { TicketMessage } from './ticket-messages.scope';
import { threadOf } from './ticket-thread';

/** The conversation on a ticket between its user and the admins. */
@Injectable()
export class TicketMessagesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly messages: MessagesService,
    private readonly events: TicketEvents,
  ) {}

  page(ticket: SupportTicket, list: ListQuery): Promise<Rows<MessageRecord>> {
    return this.messages.page(threadOf(ticket), list);
  }

  show({ message }: TicketMessage): Promise<MessageRecord> {
    return this.messages.show(message);
  }

  /** All or nothing. */
  create(actor: User, ticket: SupportTicket, inputs: MessageInput[]): Promise<MessageRecord[]> {
    return this.unitOfWork.run(async (tx) => {
      const created: MessageRecord[] = [];
      for (const input of inputs) created.push(await this.post(tx, actor, ticket, input));
      await this.events.saved(tx, ticket);
      return created;
    });
  }

  remove({ ticket, message }: TicketMessage): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      await this.messages.remove(tx, message);
      this.messages.tellRemoved(tx, message.id, await this.events.audience(tx, ticket));
      await this.events.saved(tx, ticket);
    });
  }

  /** Others see who has read; the ticket itself changes for its reader alone. */
  view(actor: User, { ticket, message }: TicketMessage): Promise<MessageRecord> {
    return this.unitOfWork.run(async (tx) => {
      const { record, isNew } = await this.messages.view(tx, message, actor.id);
      if (isNew) {
        this.messages.tell(tx, record, await this.events.audience(tx, ticket));
        this.events.savedFor(tx, ticket, [actor.id]);
      }
      return record;
    });
  }

  /** @returns how many were unread */
  viewAll(actor: User, ticket: SupportTicket): Promise<number> {
    return this.unitOfWork.run(async (tx) => {
      const updated = await this.messages.viewAll(tx, threadOf(ticket), actor.id);
      // One event for the ticket, whose record carries the views, in place of one for each message.
      if (updated > 0) await this.events.saved(tx, ticket);
      return updated;
    });
  }

  private async post(tx: Transaction, actor: User, ticket: SupportTicket, { content }: MessageInput) {
    const record = await this.messages.post(tx, actor, threadOf(ticket), content);
    this.messages.tell(tx, record, await this.events.audience(tx, ticket));
    await this.events.tellOtherSide(tx, actor, ticket, {
      type: 'support_ticket.message',
      title: `New message on support ticket ${ticket.number}`,
      body: `${actor.name} writes:\n\n${content}`,
    });
    return record;
  }
}
