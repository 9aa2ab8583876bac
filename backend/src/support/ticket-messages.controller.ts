import { manyRules } from '@laravel-wire/core';
import { Authenticated, Can, CurrentUser, Filters, type FiltersOf, Loaded, Valid } from '@laravel-wire/nest';
import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import {
  type MessageInput,
  messageRules,
  messageType,
  supportTicketPolicy,
  supportTicketType,
} from '@yard/contracts';
import { paginated } from '../database/page-of';
import type { User } from '../users/user.entity';
import type { SupportTicket } from './support-ticket.entity';
import { SupportTicketScope } from './support-tickets.scope';
import { type TicketMessage, ticketMessagePolicy, TicketMessageScope } from './ticket-messages.scope';
import { TicketMessagesService } from './ticket-messages.service';

@Controller(`${supportTicketType.endpoint}/:id/messages`)
@Authenticated()
export class TicketMessagesController {
  constructor(private readonly messages: TicketMessagesService) {}

  @Get()
  @Can(SupportTicketScope, supportTicketPolicy.view)
  async index(@Loaded() ticket: SupportTicket, @Filters(messageType) filters: FiltersOf) {
    return paginated(await this.messages.page(ticket, filters), filters, (message) => message);
  }

  @Post()
  @Can(SupportTicketScope, supportTicketPolicy.view)
  async store(
    @CurrentUser() actor: User,
    @Loaded() ticket: SupportTicket,
    @Valid(messageRules) input: MessageInput,
  ) {
    const [message] = await this.messages.create(actor, ticket, [input]);
    return message;
  }

  @Post('store_many')
  @HttpCode(200)
  @Can(SupportTicketScope, supportTicketPolicy.view)
  storeMany(
    @CurrentUser() actor: User,
    @Loaded() ticket: SupportTicket,
    @Valid(manyRules(messageRules)) input: { data: MessageInput[] },
  ) {
    return this.messages.create(actor, ticket, input.data);
  }

  @Post('view')
  @HttpCode(200)
  @Can(SupportTicketScope, supportTicketPolicy.view)
  async viewAll(@CurrentUser() actor: User, @Loaded() ticket: SupportTicket) {
    return { id: ticket.id, updated: await this.messages.viewAll(actor, ticket) };
  }

  @Get(':mid')
  @Can(TicketMessageScope, ticketMessagePolicy.view, 'mid')
  show(@Loaded() found: TicketMessage) {
    return this.messages.show(found);
  }

  @Post(':mid/view')
  @HttpCode(200)
  @Can(TicketMessageScope, ticketMessagePolicy.view, 'mid')
  view(@CurrentUser() actor: User, @Loaded() found: TicketMessage) {
    return this.messages.view(actor, found);
  }

  @Delete(':mid')
  @HttpCode(204)
  @Can(TicketMessageScope, ticketMessagePolicy.destroy, 'mid')
  destroy(@Loaded() found: TicketMessage) {
    return this.messages.remove(found);
  }
}
