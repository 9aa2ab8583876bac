import { manyRules } from '@laravel-wire/core';
import {
  Action,
  Authenticated,
  CurrentUser,
  Destroy,
  type FiltersOf,
  Loaded,
  Show,
  StoreMany,
  Update,
  Valid,
} from '@laravel-wire/nest';
import { Controller, Get, Post } from '@nestjs/common';
import {
  type AssignTicketInput,
  assignTicketRules,
  type OpenGithubIssueInput,
  openGithubIssueRules,
  type PrioritiseTicketInput,
  prioritiseTicketRules,
  type ResolveTicketInput,
  resolveTicketRules,
  type SupportTicketFilters,
  type SupportTicketInput,
  supportTicketPolicy,
  supportTicketRules,
  supportTicketType,
  type UpdateSupportTicketInput,
  updateSupportTicketRules,
} from '@yard/contracts';
import { paginated } from '@kit/server/store/present';
import { scopeOf } from '@kit/server/store/scope-of';
import { Filters } from '../audit/exports/filters';
import type { User } from '../users/user.entity';
import { TicketIssues } from './github/ticket-issues';
import { SupportTicket } from './support-ticket.entity';
import { SupportTicketsService } from './support-tickets.service';
import { TicketHandling } from './ticket-handling';
import { TicketReader } from './ticket-reader';

export const SupportTicketScope = scopeOf(SupportTicket);

@Controller(supportTicketType.endpoint)
@Authenticated()
export class SupportTicketsController {
  constructor(
    private readonly tickets: SupportTicketsService,
    private readonly reader: TicketReader,
    private readonly handling: TicketHandling,
    private readonly issues: TicketIssues,
  ) {}

  @Get()
  async index(
    @CurrentUser() actor: User,
    @Filters(supportTicketType) filters: FiltersOf<SupportTicketFilters>,
  ) {
    return paginated(await this.reader.page(actor, filters), filters, (ticket) => ticket);
  }

  @Post()
  async store(@CurrentUser() actor: User, @Valid(supportTicketRules) input: SupportTicketInput) {
    const [ticket] = await this.reader.shown(await this.tickets.create(actor, [input], () => ''), actor);
    return ticket;
  }

  @StoreMany()
  async storeMany(
    @CurrentUser() actor: User,
    @Valid(manyRules(supportTicketRules)) input: { data: SupportTicketInput[] },
  ) {
    const created = await this.tickets.create(actor, input.data, (index) => `data.${index}.`);
    return this.reader.shown(created, actor);
  }

  @Show(':id', SupportTicketScope, supportTicketPolicy.view)
  show(@CurrentUser() actor: User, @Loaded() ticket: SupportTicket) {
    return this.reader.one(ticket, actor);
  }

  @Update(':id', SupportTicketScope, supportTicketPolicy.change)
  async update(
    @CurrentUser() actor: User,
    @Loaded() ticket: SupportTicket,
    @Valid(updateSupportTicketRules) input: UpdateSupportTicketInput,
  ) {
    return this.reader.one(await this.tickets.update(actor, ticket, input), actor);
  }

  @Destroy(':id', SupportTicketScope, supportTicketPolicy.change)
  destroy(@CurrentUser() actor: User, @Loaded() ticket: SupportTicket) {
    return this.tickets.remove(actor, ticket);
  }

  @Action(':id/resolve', SupportTicketScope, supportTicketPolicy.resolve)
  async resolve(
    @CurrentUser() actor: User,
    @Loaded() ticket: SupportTicket,
    @Valid(resolveTicketRules) input: ResolveTicketInput,
  ) {
    return this.reader.one(await this.tickets.resolve(actor, ticket, input), actor);
  }

  @Action(':id/reopen', SupportTicketScope, supportTicketPolicy.reopen)
  async reopen(
    @CurrentUser() actor: User,
    @Loaded() ticket: SupportTicket,
    @Valid(resolveTicketRules) input: ResolveTicketInput,
  ) {
    return this.reader.one(await this.tickets.reopen(actor, ticket, input), actor);
  }

  @Action(':id/assign', SupportTicketScope, supportTicketPolicy.handle)
  async assign(
    @CurrentUser() actor: User,
    @Loaded() ticket: SupportTicket,
    @Valid(assignTicketRules) input: AssignTicketInput,
  ) {
    return this.reader.one(await this.handling.assign(actor, ticket, input), actor);
  }

  @Action(':id/prioritise', SupportTicketScope, supportTicketPolicy.handle)
  async prioritise(
    @CurrentUser() actor: User,
    @Loaded() ticket: SupportTicket,
    @Valid(prioritiseTicketRules) input: PrioritiseTicketInput,
  ) {
    return this.reader.one(await this.handling.prioritise(actor, ticket, input), actor);
  }

  @Action(':id/open_github_issue', SupportTicketScope, supportTicketPolicy.openGithubIssue)
  async openGithubIssue(
    @CurrentUser() actor: User,
    @Loaded() ticket: SupportTicket,
    @Valid(openGithubIssueRules) input: OpenGithubIssueInput,
  ) {
    return this.reader.one(await this.issues.open(actor, ticket, input), actor);
  }
}
