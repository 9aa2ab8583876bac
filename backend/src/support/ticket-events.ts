import { Broadcaster } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { type NotificationRecord, supportTicketType } from '@yard/contracts';
import { AuditService } from '../audit/audit.service';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { NotificationsService } from '../notifications/notifications.service';
import type { Notice } from '../notifications/notice';
import { FinishedNotices } from '../notifications/finished-notices';
import type { User } from '../users/user.entity';
import { UsersService } from '../users/users.service';
import type { SupportTicket } from './support-ticket.entity';

type Content = Pick<Notice, 'type' | 'title' | 'body' | 'message'>;

/** Records what happens to tickets and tells those concerned: a ticket's user and every admin. */
@Injectable()
export class TicketEvents {
  constructor(
    private readonly audit: AuditService,
    private readonly users: UsersService,
    private readonly notifications: NotificationsService,
    private readonly settled: FinishedNotices,
    private readonly broadcaster: Broadcaster,
  ) {}

  async audience(tx: Transaction, ticket: SupportTicket): Promise<number[]> {
    return [...new Set([ticket.user_id, ...(await this.users.adminIds(tx.manager))])];
  }

  async save(
    tx: Transaction,
    actor: { id: number },
    ticket: SupportTicket,
    action: string,
    data?: Record<string, unknown>,
  ): Promise<void> {
    // Resolving or removing a ticket marks the admins' notices of it as read.
    if (action === 'resolve' || action === 'delete') {
      await this.settled.end(tx, {
        user_ids: await this.users.adminIds(tx.manager),
        types: ['support_ticket.created', 'support_ticket.message'],
        about: { support_ticket_id: ticket.id },
      });
    }
    await this.audit.save(tx, { actor, action, record_type: 'support_ticket', record_id: ticket.id, data });
  }

  /** The id alone: whether it needs attention differs by reader. */
  async saved(tx: Transaction, ticket: SupportTicket): Promise<void> {
    this.savedFor(tx, ticket, await this.audience(tx, ticket));
  }

  savedFor(tx: Transaction, ticket: SupportTicket, userIds: readonly number[]): void {
    tx.afterCommit(() => this.broadcaster.saved(supportTicketType, userIds, { id: ticket.id }));
  }

  async removed(tx: Transaction, ticket: SupportTicket): Promise<void> {
    const audience = await this.audience(tx, ticket);
    tx.afterCommit(() => this.broadcaster.deleted(supportTicketType, audience, ticket.id));
  }

  /** Notifies the ticket's user, or from its user every admin; never the one who acts. */
  async notifyOtherSide(tx: Transaction, actor: User, ticket: SupportTicket, notice: Content): Promise<void> {
    const isAuthor = actor.id === ticket.user_id;
    const readers = isAuthor ? await this.users.adminIds(tx.manager) : [ticket.user_id];
    const data: NotificationRecord['data'] = { support_ticket_id: ticket.id };
    for (const user_id of readers.filter((id) => id !== actor.id)) {
      await this.notifications.notify(tx, { ...notice, user_id, data });
    }
  }

  /** Notifies the admin who answers the ticket; all where nobody does, or one who is no admin any more. */
  async issueClosed(tx: Transaction, ticket: SupportTicket): Promise<void> {
    const admins = await this.users.adminIds(tx.manager);
    const assigned = admins.filter((id) => id === ticket.assignee_id);
    for (const user_id of assigned.length > 0 ? assigned : admins) {
      await this.notifications.notify(tx, {
        user_id,
        type: 'support_ticket.github_issue_closed',
        title: `Issue #${ticket.github_issue_number} of ticket ${ticket.number} is closed`,
        body: 'The ticket is still open. Let its author know.',
        data: { support_ticket_id: ticket.id },
      });
    }
  }
}
