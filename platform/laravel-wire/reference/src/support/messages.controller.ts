import { Controller, Get, Post } from '@nestjs/common';
import { defineRecord, rules } from '@laravel-wire/core';
import { Authenticated, Can, CurrentUser, Filters, type FiltersOf, Loaded, Valid } from '@laravel-wire/nest';
import type { Person } from '../accounts/accounts';
import { type Attributes, Database } from '../database/database';
import { pageOf } from '../lists';
import {
  type FoundRequest,
  maySee,
  RENTAL_REQUEST,
  RentalRequestScope,
} from '../rentals/rental-request.scope';
import { addMessage, messagesOf, messageView } from './message-views';
import { maySeeTicket, SUPPORT_TICKET, SupportTicketScope } from './support-ticket.scope';

const message = defineRecord({ endpoint: 'api/messages', sortBy: 'created_at', channel: 'messages' });
const messageRules = rules({ content: 'required|string|max:5000' });

@Controller('api')
@Authenticated()
export class MessagesController {
  constructor(private readonly database: Database) {}

  @Get('rental_requests/:id/messages')
  @Can(RentalRequestScope, maySee)
  ofRequest(@Loaded() { row }: FoundRequest, @Filters(message) filters: FiltersOf): object {
    return this.#list(RENTAL_REQUEST, row, filters);
  }

  @Post('rental_requests/:id/messages')
  @Can(RentalRequestScope, maySee)
  toRequest(
    @Loaded() { row }: FoundRequest,
    @Valid(messageRules) input: { content: string },
    @CurrentUser() user: Person,
  ): object {
    return this.#add(RENTAL_REQUEST, row, user, input.content);
  }

  @Get('support_tickets/:id/messages')
  @Can(SupportTicketScope, maySeeTicket)
  ofTicket(@Loaded() ticket: Attributes, @Filters(message) filters: FiltersOf): object {
    return this.#list(SUPPORT_TICKET, ticket, filters);
  }

  @Post('support_tickets/:id/messages')
  @Can(SupportTicketScope, maySeeTicket)
  toTicket(
    @Loaded() ticket: Attributes,
    @Valid(messageRules) input: { content: string },
    @CurrentUser() user: Person,
  ): object {
    return this.#add(SUPPORT_TICKET, ticket, user, input.content);
  }

  #list(type: string, parent: Attributes, filters: FiltersOf): object {
    const rows = messagesOf(this.database, type, parent['id']);
    return pageOf(rows, filters, (row) => messageView(this.database, row));
  }

  #add(type: string, parent: Attributes, user: Person, content: string): object {
    return messageView(
      this.database,
      addMessage(this.database, { type, id: parent['id'] }, user.id, content),
    );
  }
}
