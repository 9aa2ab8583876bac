import { NotFound } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import type { MessageRecord } from '@yard/contracts';
import type { Transaction } from '@kit/server/store/unit-of-work';
import type { ConversationHost } from '../messaging/conversation-host';
import { mailedMessage, messageWords } from '../messaging/mailed-message';
import type { User } from '../users/user.entity';
import { SupportTicket } from './support-ticket.entity';
import { TicketEvents } from './ticket-events';
import { storeLastWord } from './ticket-state-in-sql';

/** The conversation on a ticket between its user and the admins. */
@Injectable()
export class TicketMessages implements ConversationHost<SupportTicket> {
  readonly type = 'support_ticket';

  constructor(private readonly events: TicketEvents) {}

  audience(tx: Transaction, ticket: SupportTicket): Promise<number[]> {
    return this.events.audience(tx, ticket);
  }

  notify(tx: Transaction, author: User, ticket: SupportTicket, message: MessageRecord): Promise<void> {
    return this.events.notifyOtherSide(tx, author, ticket, {
      type: 'support_ticket.message',
      title: `New message on support ticket ${ticket.number}`,
      body: `${author.name} wrote:\n\n${messageWords(message)}`,
      message: mailedMessage(message, `new messages on support ticket ${ticket.number}`),
    });
  }

  async mustBeOpen(tx: Transaction, { id }: SupportTicket): Promise<void> {
    if (!(await tx.lock(SupportTicket, { id }))) throw NotFound.record('SupportTicket', id);
  }

  written(tx: Transaction, { id }: SupportTicket): Promise<void> {
    return storeLastWord(tx.manager, id);
  }

  changed(tx: Transaction, ticket: SupportTicket): Promise<void> {
    return this.events.saved(tx, ticket);
  }

  /** Others see who has read by the message; the ticket itself changes for its reader alone. */
  seenBy(tx: Transaction, ticket: SupportTicket, reader: User): void {
    this.events.savedFor(tx, ticket, [reader.id]);
  }
}
