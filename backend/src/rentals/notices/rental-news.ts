import { Broadcaster, NotFound } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { rentalRequestType } from '@yard/contracts';
import { AuditService } from '../../people/audit/audit.service';
import { flagFrom, instantFrom } from '@yard/server/store/raw';
import type { Transaction } from '@yard/server/store/unit-of-work';
import { NotificationsService } from '../../people/notifications/notifications.service';
import type { MailedMessage, Reader } from '../../people/notifications/notice';
import { SettledNotices } from '../../people/notifications/settled-notices';
import { UsersService } from '../../people/users/users.service';
import { partiesOf, type PartiesRow, type Told } from './parties';
import { mailFacts, type NoticeFacts, type NoticeText } from './rental-notices';
import type { RentalRequest } from '../records/rental-request.entity';
import { rentalNoticesSettledBy } from './notices-settled-by';

type Parties = Pick<RentalRequest, 'id' | 'user_id' | 'owner_id'>;
/** With both people, where they were read with it. */
export type ToldRequest = Told & { parties?: PartiesRow };

export interface Telling {
  /** Who reads it. */
  user_ids: readonly number[];
  /** The notice's type after `rental_request.`. */
  event: string;
  text: (facts: NoticeFacts) => NoticeText;
  /** What it tells of, where that is a message. */
  message?: (facts: NoticeFacts) => MailedMessage;
  dedupe_key?: string;
}

/** What is said of a request, and to whom. */
interface Tidings {
  facts: NoticeFacts;
  /** The two by their ids; null for who is gone. */
  readers: ReadonlyMap<number, Reader | null>;
}

/** Everything that is told of a request: the audit trail, the parties' screens, notices and mails. */
@Injectable()
export class RentalNews {
  constructor(
    private readonly audit: AuditService,
    private readonly broadcaster: Broadcaster,
    private readonly notifications: NotificationsService,
    private readonly settled: SettledNotices,
    private readonly users: UsersService,
  ) {}

  /**
   * A move that changed the state: written down, and shown to both after the commit.
   *
   * @param actor null for the product itself
   */
  async recorded(
    tx: Transaction,
    actor: { id: number } | null,
    action: string,
    request: Parties,
    data?: Record<string, unknown>,
  ): Promise<void> {
    await this.audited(tx, actor, action, request, data);
    this.changed(tx, request);
  }

  /** Written down alone. */
  async audited(
    tx: Transaction,
    actor: { id: number } | null,
    action: string,
    request: Parties,
    data?: Record<string, unknown>,
  ): Promise<void> {
    await this.audit.record(tx, {
      actor,
      action,
      record_type: 'rental_request',
      record_id: request.id,
      data,
    });
    await this.settle(tx, request, rentalNoticesSettledBy(action, data?.status));
  }

  /** What was told of it before and asks for nothing any more is read, for the admins too. */
  private async settle(tx: Transaction, request: Parties, types: string[]): Promise<void> {
    if (types.length === 0) return;
    const admins = await this.users.adminIds(tx.manager);
    await this.settled.settle(tx, {
      user_ids: [request.user_id, request.owner_id, ...admins],
      types,
      about: { rental_request_id: request.id },
    });
  }

  /** By id alone: renter and owner see different things of it. */
  changed(tx: Transaction, { id, ...parties }: Parties): void {
    const audience = [parties.user_id, parties.owner_id];
    tx.afterCommit(() => this.broadcaster.saved(rentalRequestType, audience, { id }));
  }

  gone(tx: Transaction, id: number, audience: readonly number[]): void {
    tx.afterCommit(() => this.broadcaster.deleted(rentalRequestType, audience, id));
  }

  async tell(tx: Transaction, request: ToldRequest, telling: Telling): Promise<void> {
    const { facts, readers } = tidingsOf(request, request.parties ?? (await this.partiesOf(tx, request)));
    const { title, body } = telling.text(facts);
    for (const user_id of new Set(telling.user_ids)) {
      const reader = readers.get(user_id);
      await this.notifications.notify(tx, {
        user_id,
        type: `rental_request.${telling.event}`,
        title,
        body,
        facts: mailFacts(facts),
        data: { rental_request_id: request.id },
        ...(reader === undefined ? {} : { reader }),
        ...(telling.message ? { message: telling.message(facts) } : {}),
        ...(telling.dedupe_key ? { dedupe_key: `${telling.dedupe_key}-${user_id}` } : {}),
      });
    }
  }

  /** By mail alone, in a transaction that happens once. */
  async mail(
    tx: Transaction,
    request: RentalRequest,
    { user_ids, text }: Pick<Telling, 'user_ids' | 'text'>,
  ): Promise<void> {
    const { facts } = tidingsOf(request, await this.partiesOf(tx, request));
    const { title, body } = text(facts);
    const data = { rental_request_id: request.id };
    for (const user_id of user_ids) {
      await this.notifications.mail(tx, { user_id, title, body, facts: mailFacts(facts), data });
    }
  }

  private async partiesOf(tx: Transaction, { id, machine_id }: ToldRequest): Promise<PartiesRow> {
    const row = await tx.forOne(partiesOf, id);
    if (!row) throw NotFound.record('Machine', machine_id);
    return row;
  }
}

function tidingsOf({ user_id, owner_id, start_date, end_date }: ToldRequest, row: PartiesRow): Tidings {
  const { machine, renter, owner } = row;
  const renting = {
    id: user_id,
    name: renter,
    email: row.renter_email,
    email_verified_at: instantFrom(row.renter_verified_at),
    admin: flagFrom(row.renter_admin),
  };
  const owning = {
    id: owner_id,
    name: owner,
    email: row.owner_email,
    email_verified_at: instantFrom(row.owner_verified_at),
    admin: flagFrom(row.owner_admin),
  };
  return {
    facts: { machine, renter, owner, start_date, end_date },
    readers: new Map([
      [user_id, row.is_renter_there ? renting : null],
      [owner_id, row.is_owner_there ? owning : null],
    ]),
  };
}
