import type { InputOf } from '@laravel-wire/core';
import type { FiltersOf } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import type { Actor, RentalRequestRecord, rentalRequestFilters } from '@yard/contracts';
import { DataSource } from 'typeorm';
import { Clock } from '../../clock/clock';
import type { Rows } from '../../database/page-of';
import { MessagesService } from '../../messaging/messages.service';
import { readRows } from './named-query';
import { type Condition, hasStatus } from '../state-in-sql';
import { isContested, matches, needsAttention, waitingForAdmin } from './request-conditions';
import { UNPAID } from '../unpaid/unpaid-rents';
import { RequestViews } from './request-views.service';
import { yourTurn } from './your-turn';

export type RentalRequestFilters = FiltersOf<InputOf<typeof rentalRequestFilters>>;

/** From so many rows on, MySQL plans a page as if what it skips were on it: its ids are read first. */
const FAR = 1000;

interface Found {
  id: number;
  total: number | string;
}

/** The list: six queries for any page size (one more where machines came back, or far from its start), each on an index. */
@Injectable()
export class RequestList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly views: RequestViews,
    private readonly messages: MessagesService,
    private readonly clock: Clock,
  ) {}

  /** The actor's own requests and those for the actor's machines; an admin sees everybody's. */
  async page(actor: Actor, filters: RentalRequestFilters): Promise<Rows<RentalRequestRecord>> {
    const conditions = await this.conditions(actor, filters);
    const from = this.sourceOf(actor, filters);
    const where = ['r.deleted_at IS NULL', ...conditions.map(({ sql }) => sql)].join(' AND ');
    const parameters = Object.assign(
      { me: actor.id },
      ...conditions.map((each) => each.parameters),
    ) as object;
    // Both come from fixed lists: record type's sort keys, and two directions.
    const order = `r.${filters.sort} ${filters.direction}, r.id ${filters.direction}`;
    const offset = (filters.page - 1) * filters.per_page;
    const rest = `FROM ${from} WHERE ${where}`;
    const span = `ORDER BY ${order} LIMIT ${filters.per_page} OFFSET ${offset}`;
    if (offset === 0 && isWaitingForAdmin(actor, filters)) {
      const found = await this.found(`SELECT r.id, COUNT(*) OVER () AS total ${rest} ${span}`, parameters);
      return { rows: await this.views.many(idsOf(found), actor), total: Number(found[0]?.total ?? 0) };
    }
    const [count] = await this.found(`SELECT COUNT(*) AS total ${rest}`, parameters);
    const total = Number(count?.total ?? 0);
    if (offset >= total) return { rows: [], total };
    const page = `SELECT r.id ${rest} ${span}`;
    if (offset < FAR) return { rows: await this.views.read({ page, order, parameters }, actor), total };
    return { rows: await this.views.many(idsOf(await this.found(page, parameters)), actor), total };
  }

  private found(sql: string, parameters: object): Promise<Found[]> {
    return readRows<Found>(this.dataSource, sql, parameters);
  }

  private async conditions(actor: Actor, filters: RentalRequestFilters): Promise<Condition[]> {
    const { status, search, needs_attention, your_turn, unpaid, contested } = filters;
    const zones = await this.zonesFor(actor, filters);
    return [
      ...plainConditions(filters),
      ...(search ? [matches(search, { byEmail: actor.admin })] : []),
      ...(contested == null ? [] : [isContested(contested)]),
      ...(status ? [hasStatus(status, zones, this.clock.now())] : []),
      ...(unpaid == null ? [] : [{ sql: unpaid ? UNPAID : `NOT (${UNPAID})` }]),
      ...(needs_attention == null ? [] : [this.attention(actor, filters)]),
      ...(your_turn == null ? [] : [this.turn(actor, your_turn, zones)]),
    ];
  }

  private attention(actor: Actor, filters: RentalRequestFilters): Condition {
    const wanted = filters.needs_attention === true;
    const unread = this.messages.unreadParents('rental_request', actor.id);
    if (isWaitingForAdmin(actor, filters)) return { sql: '1 = 1', parameters: unread.parameters };
    const { sql, parameters } = needsAttention(actor.id, unread.on('r.id'));
    return { sql: wanted ? sql : `NOT ${sql}`, parameters: { ...parameters, ...unread.parameters } };
  }

  private turn(actor: Actor, wanted: boolean, zones: readonly string[]): Condition {
    const unread = this.messages.unreadParents('rental_request', actor.id);
    const attention = needsAttention(actor.id, unread.on('r.id'));
    const { sql, parameters } = yourTurn(attention, zones, this.clock.now());
    return { sql: wanted ? sql : `NOT ${sql}`, parameters: { ...parameters, ...unread.parameters } };
  }

  /** Both sides of a person are two look-ups in an index; an OR over them would read the table. */
  private sourceOf(actor: Actor, filters: RentalRequestFilters): string {
    if (isWaitingForAdmin(actor, filters)) {
      const { ids } = this.messages.unreadParents('rental_request', actor.id);
      return `${waitingForAdmin(ids)} JOIN rental_requests r ON r.id = waiting.id`;
    }
    if (filters.role || (actor.admin && filters.your_turn !== true)) return 'rental_requests r';
    return `(SELECT id FROM rental_requests WHERE user_id = :me
    UNION SELECT id FROM rental_requests WHERE owner_id = :me) mine JOIN rental_requests r ON r.id = mine.id`;
  }

  /** Only "has it begun?" depends on where the machine stands; of a turn only on the owner's own. */
  private async zonesFor(actor: Actor, { status, your_turn }: RentalRequestFilters): Promise<string[]> {
    const isOfAny = status === 'active' || status === 'approved';
    if (!isOfAny && your_turn == null) return [];
    const whose = isOfAny ? '' : ' AND user_id = :me';
    const sql = `SELECT DISTINCT time_zone FROM machines WHERE time_zone IS NOT NULL${whose}`;
    const zones = await readRows<{ time_zone: string }>(this.dataSource, sql, { me: actor.id });
    return zones.map(({ time_zone }) => time_zone);
  }
}

const idsOf = (found: readonly Found[]) => found.map(({ id }) => id);

/** Costly to find, so that it is found once: its number comes with the page. */
function isWaitingForAdmin(actor: Actor, { role, needs_attention }: RentalRequestFilters): boolean {
  return actor.admin && !role && needs_attention === true;
}

function plainConditions(filters: RentalRequestFilters): Condition[] {
  const { role, machine_id, user_id, start_date_from, start_date_to } = filters;
  return [
    ...(role ? [{ sql: role === 'renter' ? 'r.user_id = :me' : 'r.owner_id = :me' }] : []),
    ...(machine_id ? [{ sql: 'r.machine_id = :machine_id', parameters: { machine_id } }] : []),
    ...(user_id ? [{ sql: 'r.user_id = :user_id', parameters: { user_id } }] : []),
    ...(start_date_from
      ? [{ sql: 'r.start_date >= :start_date_from', parameters: { start_date_from } }]
      : []),
    ...(start_date_to ? [{ sql: 'r.start_date <= :start_date_to', parameters: { start_date_to } }] : []),
  ];
}
