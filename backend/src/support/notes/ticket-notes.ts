import type { ListQuery } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Actor, NoteInput, TicketNoteRecord } from '@yard/contracts';
import { ticketNoteShape } from '@yard/contracts/records';
import { pageOf, presenterOf, type Rows } from '@kit/server/store/present';
import { UnitOfWork } from '@kit/server/store/unit-of-work';
import { Repository } from 'typeorm';
import { UsersService } from '../../users/users.service';
import type { SupportTicket } from '../support-ticket.entity';
import { TicketEvents } from '../ticket-events';
import { TicketNote } from './ticket-note.entity';

const present = presenterOf(ticketNoteShape, (_note: TicketNote, user_name: string) => ({ user_name }));

@Injectable()
export class TicketNotes {
  constructor(
    @InjectRepository(TicketNote) private readonly notes: Repository<TicketNote>,
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UsersService,
    private readonly events: TicketEvents,
  ) {}

  async page({ id }: SupportTicket, list: ListQuery): Promise<Rows<TicketNoteRecord>> {
    const { rows, total } = await pageOf(this.notes, { support_ticket_id: id }, list);
    const names = await this.users.namesOf(rows.map(({ user_id }) => user_id));
    return { rows: rows.map((note) => present(note, names.get(note.user_id) ?? '')), total };
  }

  /** Admins alone hear of it. */
  add(actor: Actor, ticket: SupportTicket, { content }: NoteInput): Promise<TicketNoteRecord> {
    return this.unitOfWork.run(async (tx) => {
      const fields = { support_ticket_id: ticket.id, user_id: actor.id, content };
      const note = await tx.insert(TicketNote, fields);
      await this.events.save(tx, actor, ticket, 'note');
      this.events.savedFor(tx, ticket, await this.users.adminIds(tx.manager));
      const names = await this.users.namesOf([actor.id], tx.manager);
      return present(note, names.get(actor.id) ?? '');
    });
  }
}
