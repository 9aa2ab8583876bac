import type { FiltersOf } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Actor, SupportTicketFilters, SupportTicketRecord } from '@yard/contracts';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import type { Rows } from '../database/page-of';
import { MessagesService } from '../messaging/messages.service';
import type { UnreadCondition } from '../messaging/unread-condition';
import { containing } from '../database/containing';
import { UsersService } from '../users/users.service';
import { presentTicket } from './present-ticket';
import { SupportTicket } from './support-ticket.entity';

/** Text of the ticket, its number, or its author's name. */
const FOUND = `(ticket.message LIKE :search ESCAPE '!' OR ticket.number LIKE :search ESCAPE '!'
  OR ticket.user_id IN (SELECT author.id FROM users author WHERE author.name LIKE :search ESCAPE '!'))`;

/** Tickets as the wire shows them, in a fixed number of queries. */
@Injectable()
export class TicketReader {
  constructor(
    @InjectRepository(SupportTicket) private readonly tickets: Repository<SupportTicket>,
    private readonly messages: MessagesService,
    private readonly users: UsersService,
  ) {}

  /** The actor's own tickets; an admin sees everybody's. */
  async page(actor: Actor, list: FiltersOf<SupportTicketFilters>): Promise<Rows<SupportTicketRecord>> {
    const query = this.tickets.createQueryBuilder('ticket').where('1 = 1');
    if (!actor.admin) query.andWhere('ticket.user_id = :actorId', { actorId: actor.id });
    await this.narrow(query, actor, list);
    if (list.only_total) return { rows: [], total: await query.getCount() };
    const direction = list.direction === 'asc' ? 'ASC' : 'DESC';
    const page = query
      .clone()
      .orderBy(`ticket.${list.sort}`, direction)
      .addOrderBy('ticket.id', direction)
      .skip((list.page - 1) * list.per_page)
      .take(list.per_page);
    const [tickets, total] = await Promise.all([page.getMany(), query.getCount()]);
    return { rows: await this.shown(tickets, actor), total };
  }

  /** With names, the newest messages, and whether the actor has unread ones. */
  async shown(tickets: SupportTicket[], actor: Actor): Promise<SupportTicketRecord[]> {
    const ids = tickets.map(({ id }) => id);
    const [names, messages, unread] = await Promise.all([
      this.users.namesOf(tickets.flatMap(({ user_id, resolved_id }) => [user_id, resolved_id])),
      this.messages.newestOn('support_ticket', ids),
      this.messages.unreadAmong('support_ticket', ids, actor.id),
    ]);
    return tickets.map((ticket) =>
      presentTicket(ticket, {
        names,
        messages: messages.get(ticket.id) ?? [],
        needs_attention: unread.has(ticket.id),
      }),
    );
  }

  async one(ticket: SupportTicket, actor: Actor): Promise<SupportTicketRecord | undefined> {
    const [record] = await this.shown([ticket], actor);
    return record;
  }

  private async narrow(
    query: SelectQueryBuilder<SupportTicket>,
    actor: Actor,
    list: FiltersOf<SupportTicketFilters>,
  ): Promise<void> {
    const { needs_attention, waiting, resolved, search } = list;
    const unread = await this.unreadBy(actor, list);
    if (unread && needs_attention != null) {
      query.andWhere(`${needs_attention ? '' : 'NOT '}${unread.on('ticket.id')}`, unread.parameters);
    }
    if (unread && waiting != null) {
      const answered = this.messages.answered('support_ticket', 'ticket');
      const sql = `(${unread.on('ticket.id')} OR (ticket.resolved_at IS NULL AND NOT ${answered.sql}))`;
      query.andWhere(`${waiting ? '' : 'NOT '}${sql}`, { ...unread.parameters, ...answered.parameters });
    }
    if (resolved != null) query.andWhere(`ticket.resolved_at IS ${resolved ? 'NOT ' : ''}NULL`);
    if (search) query.andWhere(FOUND, { search: containing(search) });
  }

  /** Null where it is not asked. */
  private async unreadBy(
    { id, admin }: Actor,
    { needs_attention, waiting }: SupportTicketFilters,
  ): Promise<UnreadCondition | null> {
    if (needs_attention == null && waiting == null) return null;
    const { messages } = this;
    return admin ? messages.unreadOfAll('support_ticket', id) : messages.unreadParents('support_ticket', id);
  }
}
