import { NotFound, type RecordScope } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { type Actor, supportTicketPolicy } from '@yard/contracts';
import { deny } from '@laravel-wire/core';
import type { Message } from '../messaging/message.entity';
import { MessagesService } from '../messaging/messages.service';
import type { User } from '../users/user.entity';
import type { SupportTicket } from './support-ticket.entity';
import { SupportTicketScope } from './support-tickets.scope';
import { threadOf } from './ticket-thread';

/** A message together with the ticket it is on, both named by the path. */
export interface TicketMessage {
  ticket: SupportTicket;
  message: Message;
}

@Injectable()
export class TicketMessageScope implements RecordScope<TicketMessage, User> {
  readonly recordName = 'Message';

  constructor(
    private readonly tickets: SupportTicketScope,
    private readonly messages: MessagesService,
  ) {}

  async find(id: number, _actor: User | null, params: Record<string, string>): Promise<TicketMessage | null> {
    const ticketId = params['id'] ?? '';
    const ticket = /^\d{1,15}$/.test(ticketId) ? await this.tickets.find(Number(ticketId)) : null;
    if (!ticket) throw NotFound.record('SupportTicket', ticketId);
    const message = await this.messages.find(threadOf(ticket), id);
    return message && { ticket, message };
  }
}

/** Whoever may see the ticket may see its messages; only their authors may take them back. */
export const ticketMessagePolicy = {
  view: (actor: Actor | null, { ticket }: TicketMessage) => supportTicketPolicy.view(actor, ticket),
  destroy: (actor: Actor | null, { ticket, message }: TicketMessage) =>
    actor?.id === message.user_id ? supportTicketPolicy.view(actor, ticket) : deny(),
};
