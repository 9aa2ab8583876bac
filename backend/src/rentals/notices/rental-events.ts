import { NotFound } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../../audit/audit.service';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { NotificationsService } from '../../notifications/notifications.service';
import type { MailedMessage, Notice } from '../../notifications/notice';
import { FinishedNotices } from '../../notifications/finished-notices';
import { UsersService } from '../../users/users.service';
import { ChangedRentals } from './changed-rentals';
import type { NoticeContext, NotifiedFields, RequestParties } from './parties';
import { contextOf, partiesOf } from './parties';
import { mailFacts, type NoticeFacts, type NoticeText, rentalNotices, type Waiting } from './rental-notices';
import type { RentalRequest } from '../records/rental-request.entity';
import { noticesEndedBy } from './notices-ended-by';

type Parties = Pick<RentalRequest, 'id' | 'user_id' | 'owner_id'>;
/** Includes both people, where they were read with it. */
export type NotifiedRequest = NotifiedFields & { parties?: RequestParties };

export interface NoticeFields {
  user_ids: readonly number[];
  event: string;
  text: (facts: NoticeFacts) => NoticeText;
  message?: (facts: NoticeFacts) => MailedMessage;
  dedupe_key?: string;
  isReminder?: boolean;
}

export type RequestNotice = NoticeFields & { request: NotifiedRequest };

/** A request that moved, and what the audit trail says of it. */
export interface Moved {
  request: Parties;
  data?: Record<string, unknown> | undefined;
}

/** Everything that is sent about a request: the audit trail, the parties' screens, notices and mails. */
@Injectable()
export class RentalEvents {
  constructor(
    private readonly audit: AuditService,
    private readonly changes: ChangedRentals,
    private readonly notifications: NotificationsService,
    private readonly finishedNotices: FinishedNotices,
    private readonly users: UsersService,
  ) {}

  /**
   * A move that changed the state: written down, and shown to both after the commit.
   *
   * @param actor null for the product itself
   */
  recorded(
    tx: Transaction,
    actor: { id: number } | null,
    action: string,
    request: Parties,
    data?: Record<string, unknown>,
  ): Promise<void> {
    return this.recordedAll(tx, actor, action, [{ request, data }]);
  }

  /** The same move of many. */
  async recordedAll(
    tx: Transaction,
    actor: { id: number } | null,
    action: string,
    moved: readonly Moved[],
  ): Promise<void> {
    await this.audited(tx, actor, action, moved);
    for (const { request } of moved) this.changed(tx, request);
  }

  /** Written down alone. */
  async audited(
    tx: Transaction,
    actor: { id: number } | null,
    action: string,
    moved: readonly Moved[],
  ): Promise<void> {
    const entries = moved.map(({ request, data }) => {
      return { actor, action, record_type: 'rental_request', record_id: request.id, data };
    });
    await this.audit.recordAll(tx, entries);
    await this.endNotices(tx, action, moved);
  }

  /** Earlier notices that need no action any more are marked as read, for the admins too. */
  private async endNotices(tx: Transaction, action: string, moved: readonly Moved[]): Promise<void> {
    const types = ({ data }: Moved) => noticesEndedBy(action, data);
    const settling = moved.filter((one) => types(one).length > 0);
    if (settling.length === 0) return;
    const admins = await this.users.adminIds(tx.manager);
    const matters = settling.map((one) => {
      const { id, user_id, owner_id } = one.request;
      return {
        user_ids: [user_id, owner_id, ...admins],
        types: types(one),
        about: { rental_request_id: id },
      };
    });
    await this.finishedNotices.settleAll(tx, matters);
  }

  /** @param people  those who see it as another one: both, unless given */
  changed(tx: Transaction, { id, user_id, owner_id }: Parties, people = [user_id, owner_id]): void {
    this.changes.changed(tx, id, people);
  }

  gone(tx: Transaction, id: number, audience: readonly number[]): void {
    this.changes.gone(tx, id, audience);
  }

  notify(tx: Transaction, request: NotifiedRequest, notice: NoticeFields): Promise<void> {
    return this.notifyAll(tx, [{ request, ...notice }]);
  }

  /** Notifies the owner of a new request, once. */
  asked(tx: Transaction, request: RentalRequest, waiting: Waiting): Promise<void> {
    return this.notify(tx, request, {
      user_ids: [request.owner_id],
      event: 'created',
      text: (facts) => rentalNotices.created(facts, waiting),
      dedupe_key: `created-${request.id}`,
    });
  }

  async notifyAll(tx: Transaction, notices: readonly RequestNotice[]): Promise<void> {
    const contexts = await this.contexts(tx, notices);
    const all = contexts.flatMap(({ notice, ...context }) => noticesOf(notice, context));
    await this.notifications.notifyAll(tx, all);
  }

  /** Sends mails without notices, in a transaction that happens once. */
  async mailAll(
    tx: Transaction,
    mails: readonly Pick<RequestNotice, 'request' | 'user_ids' | 'text'>[],
  ): Promise<void> {
    const contexts = await this.contexts(tx, mails);
    const sent = contexts.flatMap(({ notice: { request, user_ids, text }, facts }) => {
      const words = { ...text(facts), facts: mailFacts(facts), data: { rental_request_id: request.id } };
      return user_ids.map((user_id) => ({ user_id, ...words }));
    });
    await this.notifications.mailAll(tx, sent);
  }

  private async contexts<T extends { request: NotifiedRequest }>(
    { manager, now }: Transaction,
    notices: readonly T[],
  ): Promise<(NoticeContext & { notice: T })[]> {
    const unknown = notices.flatMap(({ request }) => (request.parties ? [] : [request.id]));
    const found = unknown.length > 0 ? await partiesOf(manager, unknown) : null;
    return notices.map((notice) => {
      const parties = notice.request.parties ?? found?.get(notice.request.id);
      if (!parties) throw NotFound.record('Machine', notice.request.machine_id);
      return { notice, ...contextOf(notice.request, parties, now) };
    });
  }
}

function noticesOf({ request, ...notice }: RequestNotice, { facts, readers }: NoticeContext): Notice[] {
  const { title, body } = notice.text(facts);
  return [...new Set(notice.user_ids)].map((user_id) => {
    const reader = readers.get(user_id);
    return {
      user_id,
      type: `rental_request.${notice.event}`,
      title,
      body,
      facts: mailFacts(facts),
      data: { rental_request_id: request.id },
      ...(reader === undefined ? {} : { reader }),
      ...(notice.isReminder ? { isReminder: true } : {}),
      ...(notice.message ? { message: notice.message(facts) } : {}),
      ...(notice.dedupe_key ? { dedupe_key: `${notice.dedupe_key}-${user_id}` } : {}),
    };
  });
}
