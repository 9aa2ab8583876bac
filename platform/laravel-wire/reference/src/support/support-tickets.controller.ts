import { Controller, Delete, Get, HttpCode, Patch, Post, Put } from '@nestjs/common';
import { defineRecord, rules } from '@laravel-wire/core';
import { Authenticated, Can, CurrentUser, Filters, type FiltersOf, Loaded, Valid } from '@laravel-wire/nest';
import type { Person } from '../accounts/accounts';
import { type Attributes, Database, shownAs } from '../database/database';
import { supportTicketModel, userModel } from '../database/models';
import { pageOf } from '../lists';
import { messagesOf, messageView } from './message-views';
import {
  mayAdminister,
  maySeeTicket,
  seesTicket,
  SUPPORT_TICKET,
  SupportTicketScope,
} from './support-ticket.scope';

const FIRST_NUMBER = 10_000;
const supportTicket = defineRecord({
  endpoint: 'api/support_tickets',
  sortBy: 'created_at',
  channel: 'support_tickets',
});
const storeRules = rules({ message: 'required|string|max:5000' });
const updateRules = rules({ message: 'sometimes|required|string|max:5000' });
const resolveRules = rules({
  details: 'required|string|max:2000',
  github_issue_number: 'nullable|integer|min:1',
});

@Controller('api/support_tickets')
@Authenticated()
export class SupportTicketsController {
  constructor(private readonly database: Database) {}

  @Get()
  index(@Filters(supportTicket) filters: FiltersOf, @CurrentUser() user: Person): object {
    const rows = this.database.all(supportTicketModel, (row) => seesTicket(user, row), 'created_at');
    return pageOf(rows, filters, (row) => this.#view(row), { keepsQuery: true });
  }

  @Post()
  store(@Valid(storeRules) input: Attributes, @CurrentUser() user: Person): object {
    const number = `T-${FIRST_NUMBER + this.database.nextId(supportTicketModel)}`;
    const { id } = this.database.insert(supportTicketModel, { ...input, number, user_id: user.id });
    return this.#reread(id);
  }

  @Get(':id')
  @Can(SupportTicketScope, maySeeTicket)
  show(@Loaded() ticket: Attributes): object {
    const messages = messagesOf(this.database, SUPPORT_TICKET, ticket['id']);
    return {
      ...this.#view(ticket),
      messages: messages.map((message) => messageView(this.database, message)),
    };
  }

  @Patch(':id')
  @Can(SupportTicketScope, maySeeTicket)
  update(@Loaded() ticket: Attributes, @Valid(updateRules) input: Attributes): object {
    return this.#view(this.database.update(supportTicketModel, ticket, input));
  }

  @Put(':id')
  @Can(SupportTicketScope, maySeeTicket)
  replace(@Loaded() ticket: Attributes, @Valid(updateRules) input: Attributes): object {
    return this.update(ticket, input);
  }

  @Post(':id/resolve')
  @HttpCode(200)
  @Can(SupportTicketScope, mayAdminister)
  resolve(
    @Loaded() ticket: Attributes,
    @Valid(resolveRules) input: Attributes,
    @CurrentUser() user: Person,
  ): object {
    const resolved = { resolved_at: this.database.now(), resolved_id: user.id };
    this.database.update(supportTicketModel, ticket, { ...input, ...resolved });
    return this.#reread(ticket['id']);
  }

  @Post(':id/reopen')
  @HttpCode(200)
  @Can(SupportTicketScope, mayAdminister)
  reopen(@Loaded() ticket: Attributes, @Valid(resolveRules) input: Attributes): object {
    this.database.update(supportTicketModel, ticket, { ...input, resolved_at: null, resolved_id: null });
    return this.#reread(ticket['id']);
  }

  @Delete(':id')
  @Can(SupportTicketScope, mayAdminister)
  destroy(@Loaded() ticket: Attributes): object {
    return this.#view(this.database.delete(supportTicketModel, ticket));
  }

  #reread(id: unknown): object {
    return this.#view(this.database.find(supportTicketModel, id) ?? {});
  }

  #view(ticket: Attributes): Attributes {
    return {
      ...shownAs(supportTicketModel, ticket),
      user_name: this.#nameOf(ticket['user_id']),
      resolved_name: this.#nameOf(ticket['resolved_id']),
    };
  }

  #nameOf(id: unknown): unknown {
    return id ? (this.database.find(userModel, id)?.['name'] ?? null) : null;
  }
}
