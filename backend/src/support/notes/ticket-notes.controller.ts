import { Authenticated, Can, CurrentUser, type FiltersOf, Loaded, Show, Valid } from '@laravel-wire/nest';
import { Controller, Post } from '@nestjs/common';
import { type Actor, supportTicketPolicy, type NoteInput, noteRules, ticketNoteType } from '@yard/contracts';
import { paginated } from '@kit/server/store/present';
import { Filters } from '../../audit/exports/filters';
import type { SupportTicket } from '../support-ticket.entity';
import { SupportTicketScope } from '../support-tickets.controller';
import { TicketNotes } from './ticket-notes';

@Controller('api/support_tickets/:id/notes')
@Authenticated()
export class TicketNotesController {
  constructor(private readonly notes: TicketNotes) {}

  @Show('', SupportTicketScope, supportTicketPolicy.handle)
  async index(@Loaded() ticket: SupportTicket, @Filters(ticketNoteType) list: FiltersOf) {
    return paginated(await this.notes.page(ticket, list), list, (note) => note);
  }

  @Post()
  @Can(SupportTicketScope, supportTicketPolicy.handle)
  store(@CurrentUser() actor: Actor, @Loaded() ticket: SupportTicket, @Valid(noteRules) input: NoteInput) {
    return this.notes.add(actor, ticket, input);
  }
}
