import { ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import type { AssignTicketInput, PrioritiseTicketInput, TicketPriority } from '@yard/contracts';
import { UnitOfWork } from '@kit/server/store/unit-of-work';
import type { User } from '../users/user.entity';
import { UsersService } from '../users/users.service';
import { ticketFor } from './locked-ticket';
import type { SupportTicket } from './support-ticket.entity';
import { TicketEvents } from './ticket-events';

interface Handling {
  action: 'assign' | 'prioritise';
  updated_at: string | null | undefined;
  fields: { assignee_id?: number | null; priority?: TicketPriority };
}

/** Admins say which of them answers a ticket, and how urgent it is. */
@Injectable()
export class TicketHandling {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UsersService,
    private readonly events: TicketEvents,
  ) {}

  /** @throws ValidationFailed for somebody who is no active admin, Conflict for a resolved ticket */
  assign(
    actor: User,
    loaded: SupportTicket,
    { user_id, updated_at }: AssignTicketInput,
  ): Promise<SupportTicket> {
    return this.handled(actor, loaded, { action: 'assign', updated_at, fields: { assignee_id: user_id } });
  }

  /** @throws Conflict for a resolved ticket */
  prioritise(
    actor: User,
    loaded: SupportTicket,
    { priority, updated_at }: PrioritiseTicketInput,
  ): Promise<SupportTicket> {
    const fields = { priority: priority as TicketPriority };
    return this.handled(actor, loaded, { action: 'prioritise', updated_at, fields });
  }

  private handled(
    actor: User,
    loaded: SupportTicket,
    { action, updated_at, fields }: Handling,
  ): Promise<SupportTicket> {
    return this.unitOfWork.run(async (tx) => {
      const ticket = await ticketFor(tx, loaded, 'change', updated_at);
      const { assignee_id } = fields;
      if (assignee_id != null && !(await this.users.adminIds(tx.manager)).includes(assignee_id)) {
        throw ValidationFailed.field('user_id', 'The selected user is not an active admin.');
      }
      await tx.update(ticket, fields);
      await this.events.save(tx, actor, ticket, action, fields);
      await this.events.saved(tx, ticket);
      return ticket;
    });
  }
}
