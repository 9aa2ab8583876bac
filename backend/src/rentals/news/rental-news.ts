import { Broadcaster, NotFound } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { rentalRequestType } from '@yard/contracts';
import { AuditService } from '../../audit/audit.service';
import { flagFrom } from '../../database/raw';
import { listOf, rowsOf } from '../../database/rows-of';
import type { Transaction } from '../../database/unit-of-work';
import { NotificationsService, type Reader } from '../../notifications/notifications.service';
import { SettledNotices } from '../../notifications/settled-notices';
import { UsersService } from '../../users/users.service';
import { mailFacts, type NoticeFacts, type NoticeText } from './rental-notices';
import type { RentalRequest } from '../rental-request.entity';
import { rentalNoticesSettledBy } from './notices-settled-by';

type Parties = Pick<RentalRequest, 'id' | 'user_id' | 'owner_id'>;

export interface Telling {
  /** Who reads it. */
  user_ids: readonly number[];
  /** The notice's type after `rental_request.`. */
  event: string;
  text: (facts: NoticeFacts) => NoticeText;
  dedupe_key?: string;
}

/** Of deleted people and machines too. */
const PARTIES = `SELECT r.id, machine.subject AS machine,
    renter.name AS renter, renter.email AS renter_email, renter.admin AS renter_admin,
    renter.deleted_at IS NULL AS is_renter_there,
    owner.name AS owner, owner.email AS owner_email, owner.admin AS owner_admin,
    owner.deleted_at IS NULL AS is_owner_there
  FROM rental_requests r JOIN machines machine ON machine.id = r.machine_id
  JOIN users renter ON renter.id = r.user_id JOIN users owner ON owner.id = r.owner_id WHERE r.id IN`;

async function partiesOf(
  { manager }: Transaction,
  ids: readonly number[],
): Promise<(PartiesRow | undefined)[]> {
  const { places, values } = listOf(ids);
  const rows = await rowsOf<PartiesRow>(manager, `${PARTIES} (${places})`, values);
  const byId = new Map(rows.map((row) => [Number(row.id), row]));
  return ids.map((id) => byId.get(id));
}

interface PartiesRow extends Pick<NoticeFacts, 'machine' | 'renter' | 'owner'> {
  id: number;
  renter_email: string;
  renter_admin: number;
  is_renter_there: number;
  owner_email: string;
  owner_admin: number;
  is_owner_there: number;
}

/** What is said of a request, and to whom. */
interface Told {
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

  async tell(tx: Transaction, request: RentalRequest, telling: Telling): Promise<void> {
    const { facts, readers } = await this.told(tx, request);
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
    const { facts } = await this.told(tx, request);
    const { title, body } = text(facts);
    const data = { rental_request_id: request.id };
    for (const user_id of user_ids) {
      await this.notifications.mail(tx, { user_id, title, body, facts: mailFacts(facts), data });
    }
  }

  private async told(tx: Transaction, request: RentalRequest): Promise<Told> {
    const { user_id, owner_id, machine_id, start_date, end_date } = request;
    const row = await tx.forOne(partiesOf, request.id);
    if (!row) throw NotFound.record('Machine', machine_id);
    const { machine, renter, owner } = row;
    const renting = { id: user_id, name: renter, email: row.renter_email, admin: flagFrom(row.renter_admin) };
    const owning = { id: owner_id, name: owner, email: row.owner_email, admin: flagFrom(row.owner_admin) };
    return {
      facts: { machine, renter, owner, start_date, end_date },
      readers: new Map([
        [user_id, row.is_renter_there ? renting : null],
        [owner_id, row.is_owner_there ? owning : null],
      ]),
    };
  }
}
