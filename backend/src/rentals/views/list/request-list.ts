import { Injectable } from '@nestjs/common';
import { type Actor, isBooked, type RentalRequestRecord } from '@yard/contracts';
import { DataSource } from 'typeorm';
import { Clock } from '@kit/server/base/clock/clock';
import type { Rows } from '@kit/server/store/present';
import { MessagesService } from '../../../messaging/messages.service';
import { isSqlite, readRows } from '@kit/server/store/reading';
import { type Condition, hasStatus, NOT_OVER } from '../../records/state-in-sql';
import {
  isContested,
  isLate,
  isOfSuspended,
  matches,
  matchesForAdmin,
  needsAttention,
  waitingForAdmin,
  waitingSince,
} from './request-conditions';
import { UNPAID } from '../../money/unpaid/unpaid-in-sql';
import { isOfFew, isWaitingForAdmin, plainConditions, type RentalRequestFilters } from './list-filters';
import { RequestViews } from '../request-views';
import { type YourTurn, yourTurn } from './your-turn';

const FIRST_PAGE = {
  page: 1,
  per_page: 1,
  sort: 'created_at',
  direction: 'desc',
  path: '',
  query: {},
} as const;
const WAITING: RentalRequestFilters = { ...FIRST_PAGE, needs_attention: true, role: 'either' };

const OF_ROLE = { renter: 'r.user_id = :me', owner: 'r.owner_id = :me' };

/** Facts that a request's stage depends on besides its row, and whose turn it is where that was requested. */
interface Standing {
  zones: readonly string[];
  turn: YourTurn | null;
}

/** A query of all that is looked for, `id` and `sorted` of each; small is what is counted as it is read. */
interface Look {
  all: string;
  parameters: object;
  isSmall: boolean;
}

interface Found {
  id: number;
  total: number | string;
}

/**
 * The list: five queries for any page size (one more where machines came back, or for everybody's), each on an index.
 */
@Injectable()
export class RequestList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly views: RequestViews,
    private readonly messages: MessagesService,
    private readonly clock: Clock,
  ) {}

  async page(actor: Actor, filters: RentalRequestFilters): Promise<Rows<RentalRequestRecord>> {
    const look = await this.read(actor, filters);
    if (filters.only_total) return { rows: [], total: await this.count(look) };
    const { ids, total } = await this.ids(look, filters);
    return { rows: await this.views.many(ids, actor), total };
  }

  /** How many of their own wait for them: the dot of a menu. */
  async waitingFor(actor: Actor): Promise<number> {
    return this.count(await this.read(actor, WAITING));
  }

  private async read(actor: Actor, filters: RentalRequestFilters): Promise<Look> {
    const zones = await this.zonesFor(actor, filters);
    const turn = filters.your_turn == null ? null : this.turn(actor, zones);
    const conditions = this.conditions(actor, filters, { zones, turn });
    const where = ['r.deleted_at IS NULL', ...conditions.map(({ sql }) => sql)].join(' AND ');
    const parameters = Object.assign(
      { me: actor.id },
      ...conditions.map((each) => each.parameters),
    ) as object;
    const { sources, isSmall } = this.sourcesOf(actor, filters, turn);
    // Safe in SQL: `sort` is one of the record type's sort keys.
    const sorted = filters.sort === 'waiting_since' ? waitingSince(filters) : `r.${filters.sort}`;
    const each = sources.map((source) => `SELECT r.id, ${sorted} AS sorted FROM ${source} AND ${where}`);
    return { all: each.join(filters.your_turn ? ' UNION ' : ' UNION ALL '), parameters, isSmall };
  }

  private async ids(
    look: Look,
    { direction, page, per_page }: RentalRequestFilters,
  ): Promise<{ ids: number[]; total: number }> {
    const { all, parameters } = look;
    const offset = (page - 1) * per_page;
    const span = `ORDER BY sorted ${direction}, id ${direction} LIMIT ${per_page} OFFSET ${offset}`;
    if (!look.isSmall) {
      const [total, found] = await Promise.all([this.count(look), this.found(`${all} ${span}`, parameters)]);
      return { ids: idsOf(found), total };
    }
    const found = await this.found(
      `SELECT id, COUNT(*) OVER () AS total FROM (${all}) found ${span}`,
      parameters,
    );
    const isBeyond = found.length === 0 && offset > 0;
    const total = isBeyond ? await this.count(look) : Number(found[0]?.total ?? 0);
    return { ids: idsOf(found), total };
  }

  private async count({ all, parameters }: Look): Promise<number> {
    const [counted] = await this.found(`SELECT COUNT(*) AS total FROM (${all}) found`, parameters);
    return Number(counted?.total ?? 0);
  }

  private found(sql: string, parameters: object): Promise<Found[]> {
    return readRows<Found>(this.dataSource, sql, parameters);
  }

  private conditions(actor: Actor, filters: RentalRequestFilters, { zones, turn }: Standing): Condition[] {
    const { status, over, search, needs_attention, your_turn, unpaid, contested, late, owner_suspended } =
      filters;
    return [
      ...plainConditions(filters),
      ...(search ? [actor.admin ? matchesForAdmin(search) : matches(search)] : []),
      ...(contested == null ? [] : [isContested(contested)]),
      ...(status ? [hasStatus(status, zones, this.clock.now())] : []),
      ...(over == null ? [] : [{ sql: over ? `NOT (${NOT_OVER})` : NOT_OVER }]),
      ...(late == null ? [] : [isLate(late, zones, this.clock.now())]),
      ...(owner_suspended == null ? [] : [isOfSuspended(owner_suspended)]),
      ...(unpaid == null ? [] : [{ sql: unpaid ? UNPAID : `NOT (${UNPAID})` }]),
      ...(needs_attention == null ? [] : [this.attention(actor, filters)]),
      ...(turn ? [{ ...turn, sql: your_turn ? '1 = 1' : `NOT (${turn.renter} OR ${turn.owner})` }] : []),
    ];
  }

  private attention(actor: Actor, filters: RentalRequestFilters): Condition {
    const wanted = filters.needs_attention === true;
    const unread = this.messages.unreadParents('rental_request', actor.id);
    if (isWaitingForAdmin(actor, filters)) return { sql: '1 = 1', parameters: unread.parameters };
    const { sql, parameters } = needsAttention(actor.id, unread.on('r.id'));
    return { sql: wanted ? sql : `NOT ${sql}`, parameters: { ...parameters, ...unread.parameters } };
  }

  private turn(actor: Actor, zones: readonly string[]): YourTurn {
    const unread = this.messages.unreadParents('rental_request', actor.id);
    const attention = needsAttention(actor.id, unread.on('r.id'));
    const turn = yourTurn(attention, { zones, now: this.clock.now(), sqlite: isSqlite(this.dataSource) });
    return { ...turn, parameters: { ...turn.parameters, ...unread.parameters } };
  }

  /**
   * Sources of requests, each a table and its first condition. Both sides of a person are two look-ups in an
   * index; an OR over them would read the table. A small source is counted by the query that finds its page.
   */
  private sourcesOf(
    actor: Actor,
    filters: RentalRequestFilters,
    turn: YourTurn | null,
  ): { sources: string[]; isSmall: boolean } {
    const { role, your_turn } = filters;
    if (isWaitingForAdmin(actor, filters)) {
      const unread = this.messages.unreadParents('rental_request', actor.id).on('r.id');
      const waiting = `${waitingForAdmin(unread)} JOIN rental_requests r ON r.id = waiting.id WHERE 1 = 1`;
      return { sources: [waiting], isSmall: true };
    }
    const of = (conditions: string[]) => conditions.map((whose) => `rental_requests r WHERE ${whose}`);
    const side = role === 'either' ? null : role;
    if (turn && your_turn)
      return { sources: of(side ? [turn[side]] : [turn.renter, turn.owner]), isSmall: true };
    if (side) return { sources: of([OF_ROLE[side]]), isSmall: true };
    if (actor.admin && !role) return { sources: of(['1 = 1']), isSmall: isOfFew(filters) };
    return { sources: of([OF_ROLE.renter, `${OF_ROLE.owner} AND r.user_id <> :me`]), isSmall: true };
  }

  /** Only "has it begun?" and "is it late?" depend on where the machine stands; of a turn on the reader's own. */
  private async zonesFor(actor: Actor, { status, late, your_turn }: RentalRequestFilters): Promise<string[]> {
    const isOfAny = (status != null && isBooked(status)) || late != null;
    if (!isOfAny && your_turn == null) return [];
    const zones = await readRows<{ time_zone: string }>(this.dataSource, isOfAny ? ZONES : ZONES_OF_READER, {
      me: actor.id,
    });
    return zones.map(({ time_zone }) => time_zone);
  }
}

export const ZONES = 'SELECT DISTINCT time_zone FROM machines WHERE time_zone IS NOT NULL';
/** Zones of the reader's own machines and of those they rent: two look-ups in an index. */
const ZONES_OF_READER = `${ZONES} AND user_id = :me
  UNION SELECT m.time_zone FROM rental_requests q JOIN machines m ON m.id = q.machine_id
  WHERE q.user_id = :me AND m.time_zone IS NOT NULL`;

const idsOf = (found: readonly Found[]) => found.map(({ id }) => id);
