import type { InputOf } from '@laravel-wire/core';
import type { FiltersOf } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import type { Actor, RentalRequestRecord, rentalRequestFilters } from '@yard/contracts';
import { DataSource } from 'typeorm';
import { Clock } from '../../clock/clock';
import type { Rows } from '../../database/page-of';
import { MessagesService } from '../../messaging/messages.service';
import { readRows } from './named-query';
import { type Condition, hasStatus, matches, needsAttention } from './request-conditions';
import { RequestViews } from './request-views.service';

export type RentalRequestFilters = FiltersOf<InputOf<typeof rentalRequestFilters>>;

/** The list: six queries for any page size (one more where machines came back), each on an index. */
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
    const from = sourceOf(actor, filters);
    const where = ['r.deleted_at IS NULL', ...conditions.map(({ sql }) => sql)].join(' AND ');
    const parameters = Object.assign(
      { me: actor.id },
      ...conditions.map((each) => each.parameters),
    ) as object;
    const counted = `SELECT COUNT(*) AS total FROM ${from} WHERE ${where}`;
    const [count] = await readRows<{ total: number | string }>(this.dataSource, counted, parameters);
    const total = Number(count?.total ?? 0);
    // Both come from fixed lists: record type's sort keys, and two directions.
    const order = `r.${filters.sort} ${filters.direction}, r.id ${filters.direction}`;
    const offset = (filters.page - 1) * filters.per_page;
    if (offset >= total) return { rows: [], total };
    const page = `SELECT r.id FROM ${from} WHERE ${where} ORDER BY ${order} LIMIT ${filters.per_page} OFFSET ${offset}`;
    return { rows: await this.views.read({ page, order, parameters }, actor), total };
  }

  private async conditions(actor: Actor, filters: RentalRequestFilters): Promise<Condition[]> {
    const { status, search, needs_attention } = filters;
    return [
      ...plainConditions(filters),
      ...(search ? [matches(search)] : []),
      ...(status ? [hasStatus(status, await this.zonesFor(status), this.clock.now())] : []),
      ...(needs_attention == null ? [] : [this.attention(actor, needs_attention)]),
    ];
  }

  private attention(actor: Actor, wanted: boolean): Condition {
    const unread = this.messages.unreadParents('rental_request', actor.id);
    const { sql, parameters } = needsAttention(actor.id, unread.on('r.id'));
    return { sql: wanted ? sql : `NOT ${sql}`, parameters: { ...parameters, ...unread.parameters } };
  }

  /** Only "has it begun?" depends on where the machine stands. */
  private async zonesFor(status: string): Promise<string[]> {
    if (status !== 'active' && status !== 'approved') return [];
    const sql = 'SELECT DISTINCT time_zone FROM machines WHERE time_zone IS NOT NULL';
    const zones = await readRows<{ time_zone: string }>(this.dataSource, sql, {});
    return zones.map(({ time_zone }) => time_zone);
  }
}

/** Both sides of a person are two look-ups in an index; an OR over them would read the table. */
function sourceOf(actor: Actor, { role }: RentalRequestFilters): string {
  if (role || actor.admin) return 'rental_requests r';
  return `(SELECT id FROM rental_requests WHERE user_id = :me
    UNION SELECT id FROM rental_requests WHERE owner_id = :me) mine JOIN rental_requests r ON r.id = mine.id`;
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
