import { ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import type { ResolveTicketInput, SupportTicketInput, UpdateSupportTicketInput } from '@yard/contracts';
import { rentalRequestPolicy } from '@yard/contracts/rental-moves';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { AttachedPhotos } from '../catalog/media/attached-photos';
import { MessagesService } from '../messaging/messages.service';
import { HourlyLimits } from '../users/hourly-limits';
import type { User } from '../users/user.entity';
import { ticketFor } from './locked-ticket';
import { ticketNumber } from './present-ticket';
import { SupportTicket, UNREAD_ISSUE } from './support-ticket.entity';
import { TicketEvents } from './ticket-events';

/** The life of a ticket: open, resolved, open again. */
@Injectable()
export class SupportTicketsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly events: TicketEvents,
    private readonly photos: AttachedPhotos,
    private readonly messages: MessagesService,
    private readonly limits: HourlyLimits,
  ) {}

  /**
   * All or nothing.
   *
   * @param prefixOf  what stands before an entry's fields in errors: `data.0.` of many
   * @throws          ValidationFailed for a picture that is not the author's, TooManyRequests
   */
  async create(
    actor: User,
    inputs: SupportTicketInput[],
    prefixOf: (index: number) => string,
  ): Promise<SupportTicket[]> {
    await this.limits.count(actor, 'tickets', inputs.length);
    return this.unitOfWork.run(async (tx) => {
      const created: SupportTicket[] = [];
      for (const [index, input] of inputs.entries()) {
        const photo_ids = await this.photos.take(tx, actor.id, input.photo_ids, prefixOf(index));
        await mustSeeRental(tx, actor, input.rental_request_id ?? null, prefixOf(index));
        created.push(await this.raise(tx, actor, { ...input, photo_ids }));
      }
      return created;
    });
  }

  update(actor: User, loaded: SupportTicket, input: UpdateSupportTicketInput): Promise<SupportTicket> {
    return this.unitOfWork.run(async (tx) => {
      const ticket = await ticketFor(tx, loaded, 'change');
      await tx.update(ticket, input);
      await this.events.save(tx, actor, ticket, 'update');
      await this.events.saved(tx, ticket);
      return ticket;
    });
  }

  remove(actor: User, loaded: SupportTicket): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const ticket = await ticketFor(tx, loaded, 'change');
      await tx.remove(ticket);
      await this.messages.removeOn(tx, { type: 'support_ticket', id: ticket.id });
      await this.events.save(tx, actor, ticket, 'delete');
      await this.events.removed(tx, ticket);
    });
  }

  /**
   * Details and issue number that are not given stay as they are.
   *
   * @throws Conflict when it changed since `updated_at`
   */
  resolve(actor: User, loaded: SupportTicket, given: ResolveTicketInput): Promise<SupportTicket> {
    const { updated_at, ...input } = given;
    return this.unitOfWork.run(async (tx) => {
      const ticket = await ticketFor(tx, loaded, 'resolve', updated_at);
      await tx.update(ticket, {
        ...input,
        ...issueOf(ticket, input),
        resolved_at: tx.now,
        resolved_id: actor.id,
      });
      await this.settled(tx, actor, ticket, 'resolve');
      return ticket;
    });
  }

  reopen(actor: User, loaded: SupportTicket, given: ResolveTicketInput): Promise<SupportTicket> {
    const { updated_at, ...input } = given;
    return this.unitOfWork.run(async (tx) => {
      const ticket = await ticketFor(tx, loaded, 'reopen', updated_at);
      const open = { resolved_at: null, resolved_id: null, reopened_at: tx.now, answered_at: null };
      await tx.update(ticket, { ...input, ...issueOf(ticket, input), ...open });
      await this.settled(tx, actor, ticket, 'reopen');
      return ticket;
    });
  }

  async raise(
    tx: Transaction,
    actor: User,
    { message, photo_ids, subject, rental_request_id }: SupportTicketInput & Pick<SupportTicket, 'photo_ids'>,
  ): Promise<SupportTicket> {
    const ticket = await tx.insert(SupportTicket, {
      user_id: actor.id,
      resolved_id: null,
      resolved_at: null,
      answered_at: null,
      reopened_at: null,
      details: null,
      github_issue_number: null,
      ...UNREAD_ISSUE,
      number: null,
      message,
      subject: subject ?? null,
      rental_request_id: rental_request_id ?? null,
      assignee_id: null,
      priority: 'normal',
      photo_ids,
    });
    await tx.update(ticket, { number: ticketNumber(ticket.id) });
    await this.events.save(tx, actor, ticket, 'create');
    await this.events.saved(tx, ticket);
    await this.events.notifyOtherSide(tx, actor, ticket, {
      type: 'support_ticket.created',
      title: `New support ticket ${ticket.number}`,
      body: `${actor.name} wrote:\n\n${ticket.message}`,
    });
    return ticket;
  }

  private async settled(tx: Transaction, actor: User, ticket: SupportTicket, action: 'resolve' | 'reopen') {
    const { details, github_issue_number } = ticket;
    const outcome = action === 'resolve' ? 'resolved' : 'reopened';
    await this.events.save(tx, actor, ticket, action, { details, github_issue_number });
    await this.events.saved(tx, ticket);
    await this.events.notifyOtherSide(tx, actor, ticket, {
      type: `support_ticket.${outcome}`,
      title: `Support ticket ${ticket.number} was ${outcome}`,
      body: details
        ? `${actor.name} ${outcome} the ticket:\n\n${details}`
        : `${actor.name} ${outcome} the ticket.`,
    });
  }
}

/** A new issue has not been read yet. */
const issueOf = (ticket: SupportTicket, { github_issue_number: given }: ResolveTicketInput) =>
  given === undefined || given === ticket.github_issue_number ? {} : UNREAD_ISSUE;

/** @throws ValidationFailed for a rental that the person is no part of */
async function mustSeeRental(
  { manager }: Transaction,
  actor: User,
  rentalId: number | null,
  prefix: string,
): Promise<void> {
  if (rentalId === null) return;
  const sql = 'SELECT user_id, owner_id FROM rental_requests WHERE id = ? AND deleted_at IS NULL';
  const [rental] = await manager.query<{ user_id: number; owner_id: number }[]>(sql, [rentalId]);
  const sides = rental && { user_id: Number(rental.user_id), machine: { user_id: Number(rental.owner_id) } };
  if (sides && rentalRequestPolicy.view(actor, sides).allowed) return;
  const field = `${prefix}rental_request_id`;
  throw ValidationFailed.field(field, 'The selected rental request id is invalid.');
}
