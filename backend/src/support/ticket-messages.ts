import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database/unit-of-work';
import type { ConversationHost } from '../messaging/conversation-host';
import type { User } from '../users/user.entity';
import type { SupportTicket } from './support-ticket.entity';
import { TicketEvents } from './ticket-events';

/** The conversation on a ticket between its user and the admins. */
@Injectable()
export class TicketMessages implements ConversationHost<SupportTicket> {
  readonly type = 'support_ticket';

  constructor(private readonly events: TicketEvents) {}

  audience(tx: Transaction, ticket: SupportTicket): Promise<number[]> {
    return this.events.audience(tx, ticket);
  }

  notify(tx: Transaction, author: User, ticket: SupportTicket, content: string): Promise<void> {
    return this.events.tellOtherSide(tx, author, ticket, {
      type: 'support_ticket.message',
      title: `New message on support ticket ${ticket.number}`,
      body: `${author.name} writes:\n\n${content}`,
    });
  }

  changed(tx: Transaction, ticket: SupportTicket): Promise<void> {
    return this.events.saved(tx, ticket);
  }

  /** Others see who has read by the message; the ticket itself changes for its reader alone. */
  seenBy(tx: Transaction, ticket: SupportTicket, reader: User): void {
    this.events.savedFor(tx, ticket, [reader.id]);
  }
}
