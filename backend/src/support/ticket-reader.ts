import type { FiltersOf } from '@laravel-wire/nest';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Actor, SupportTicketFilters, SupportTicketRecord } from '@yard/contracts';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import { containing, type Rows } from '@kit/server/store/present';
import { type Environment, ENVIRONMENT } from '../config/environment';
import { AttachedPhotos } from '../catalog/media/attached-photos';
import { MessagesService } from '../messaging/messages.service';
import type { UnreadCondition } from '../messaging/unread-condition';
import { foundAs, searchedFor } from '../users/search-text';
import { UsersService } from '../users/users.service';
import { answerDue, WAITING_SINCE } from './answer-due';
import { presentTicket } from './present-ticket';
import { SupportTicket } from './support-ticket.entity';
import { IN_STATE, NOT_RESOLVED } from './ticket-state-in-sql';

/** Text of the ticket, its subject, its number, or what its author is found by. */
const FOUND = `(ticket.message LIKE :search ESCAPE '!' OR ticket.subject LIKE :search ESCAPE '!' OR ticket.number LIKE :search ESCAPE '!'
  OR ticket.user_id IN (SELECT author.id FROM users author WHERE ${foundAs('author', 'person')}))`;

/** Tickets as the wire shows them, in a fixed number of queries. */
@Injectable()
export class TicketReader {
  constructor(
    @InjectRepository(SupportTicket) private readonly tickets: Repository<SupportTicket>,
    private readonly messages: MessagesService,
    private readonly users: UsersService,
    private readonly photos: AttachedPhotos,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {
    this.photos.retainedBy('tickets', SupportTicket, ({ id }) => ({
      record_type: 'support_ticket',
      record_id: id,
    }));
  }

  async page(actor: Actor, list: FiltersOf<SupportTicketFilters>): Promise<Rows<SupportTicketRecord>> {
    const query = this.tickets.createQueryBuilder('ticket').where('1 = 1');
    if (!actor.admin) query.andWhere('ticket.user_id = :actorId', { actorId: actor.id });
    await this.narrow(query, actor, list);
    if (list.only_total) return { rows: [], total: await query.getCount() };
    const direction = list.direction === 'asc' ? 'ASC' : 'DESC';
    const page = query.clone();
    if (list.sort === 'waiting_since') page.addSelect(WAITING_SINCE, 'waiting_since');
    page
      .orderBy(list.sort === 'waiting_since' ? 'waiting_since' : `ticket.${list.sort}`, direction)
      .addOrderBy('ticket.id', direction)
      .skip((list.page - 1) * list.per_page)
      .take(list.per_page);
    const [tickets, total] = await Promise.all([page.getMany(), query.getCount()]);
    return { rows: await this.shown(tickets, actor), total };
  }

  /** Adds names, the newest messages, and whether the actor has unread ones. */
  async shown(tickets: SupportTicket[], actor: Actor): Promise<SupportTicketRecord[]> {
    const ids = tickets.map(({ id }) => id);
    const [names, messages, unread, photosOf] = await Promise.all([
      this.users.namesOf(
        tickets.flatMap(({ user_id, resolved_id, assignee_id }) => [user_id, resolved_id, assignee_id]),
      ),
      this.messages.newestOn('support_ticket', ids),
      this.messages.unreadAmong('support_ticket', ids, actor.id),
      this.photos.of(tickets.map(({ photo_ids }) => photo_ids)),
    ]);
    return tickets.map((ticket) => {
      const ofTicket = messages.get(ticket.id) ?? [];
      return presentTicket(ticket, {
        names,
        photos: photosOf(ticket.photo_ids),
        messages: ofTicket,
        needs_attention: unread.has(ticket.id),
        answer_due_at: answerDue(ticket, ofTicket, this.environment.ticketAnswerHours),
        isForAdmin: actor.admin,
      });
    });
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
    const { needs_attention, state, resolved, search } = list;
    if (needs_attention != null) {
      const unread = await this.unreadBy(actor);
      query.andWhere(`${needs_attention ? '' : 'NOT '}${unread.on('ticket.id')}`, unread.parameters);
    }
    if (actor.admin) narrowHandling(query, list);
    if (list.rental_request_id != null)
      query.andWhere('ticket.rental_request_id = :rental', { rental: list.rental_request_id });
    if (state) query.andWhere(IN_STATE[state]);
    if (resolved != null) query.andWhere(resolved ? IN_STATE.resolved : NOT_RESOLVED);
    if (search)
      query.andWhere(FOUND, { search: containing(search), person: containing(searchedFor(search)) });
  }

  private async unreadBy({ id, admin }: Actor): Promise<UnreadCondition> {
    const { messages } = this;
    return admin ? messages.unreadOfAll('support_ticket', id) : messages.unreadParents('support_ticket', id);
  }
}

function narrowHandling(
  query: SelectQueryBuilder<SupportTicket>,
  { priority, assignee_id, unassigned }: FiltersOf<SupportTicketFilters>,
): void {
  if (priority) query.andWhere('ticket.priority = :priority', { priority });
  if (assignee_id != null) query.andWhere('ticket.assignee_id = :assignee', { assignee: assignee_id });
  if (unassigned != null) query.andWhere(`ticket.assignee_id IS ${unassigned ? '' : 'NOT '}NULL`);
}
