import { type FiltersOf, ValidationFailed } from '@laravel-wire/nest';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  type Actor,
  EARTH_RADIUS,
  type Geotag,
  haversineOf,
  type MachineFilters,
  ROAD_FACTOR,
} from '@yard/contracts';
import { DataSource, Repository, type SelectQueryBuilder } from 'typeorm';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import { isSqlite } from '../../database/is-sqlite';
import type { Rows } from '../../database/page-of';
import { freeWithin } from '../calendar/free-sql';
import { visibleTo } from './machine-visibility';
import { Machine } from '../machine.entity';
import { haversineSql, withinBox } from './place-sql';
import { everyWord, relevanceOf } from './word-sql';

export type MachineList = FiltersOf<MachineFilters>;
type Query = SelectQueryBuilder<Machine>;

/** Further than any place on earth, in the scale of `haversineSql`. */
const NOWHERE = 2;

/** Where the search is made from, if it names a place. */
export function centreOf({ lat, lng }: Pick<MachineList, 'lat' | 'lng'>): Geotag | null {
  return lat == null || lng == null ? null : { lat, lng };
}

/** Finds the machines of a page: two queries, whatever is filtered. */
@Injectable()
export class MachineSearch {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(Machine) private readonly machines: Repository<Machine>,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** @throws ValidationFailed when sorted by distance from nowhere */
  async page(actor: Actor | null, list: MachineList): Promise<Rows<Machine>> {
    const query = this.machines.createQueryBuilder('machine');
    visibleTo(query, actor);
    byFields(query, list);
    if (list.search) everyWord(query, list.search);
    if (list.from && list.to) freeWithin(query, list.from, list.to, isSqlite(this.dataSource));
    this.byPlace(query, actor, list);
    const total = await query.getCount();
    const rows = await ordered(query, actor, list)
      .limit(list.per_page)
      .offset((list.page - 1) * list.per_page)
      .getMany();
    return { rows, total };
  }

  private byPlace(query: Query, actor: Actor | null, list: MachineList) {
    const centre = centreOf(list);
    const unit = this.environment.distanceUnit;
    if (centre && list.radius != null) {
      const box = withinBox(centre, list.radius, unit);
      const distance = haversineSql(actor, centre);
      query.andWhere(box.sql, box.parameters);
      query.andWhere(`${distance.sql} <= :reach`, {
        ...distance.parameters,
        reach: haversineOf(list.radius, unit),
      });
    }
    if (list.delivery) this.withDelivery(query, actor, centre);
  }

  /** Machines that come by truck; with a place, to that place: road distance within an option's radius. */
  private withDelivery(query: Query, actor: Actor | null, centre: Geotag | null) {
    const option = 'FROM machine_delivery_options o WHERE o.machine_id = machine.id AND o.deleted_at IS NULL';
    if (!centre) {
      query.andWhere(`EXISTS (SELECT 1 ${option})`);
      return;
    }
    const distance = haversineSql(actor, centre);
    const girth = 2 * ROAD_FACTOR * EARTH_RADIUS[this.environment.distanceUnit];
    // A millionth more: a place at the very radius is within it, whatever the last binary digit says.
    const angle = `(o.radius + 0.000001) / ${girth}`;
    query.andWhere(
      `EXISTS (SELECT 1 ${option} AND ${distance.sql} <= SIN(${angle}) * SIN(${angle}))`,
      distance.parameters,
    );
  }
}

function byFields(query: Query, list: MachineList) {
  if (list.machine_type_id != null) {
    query.andWhere('machine.machine_type_id = :type', { type: list.machine_type_id });
  }
  if (list.user_id != null) query.andWhere('machine.user_id = :owner', { owner: list.user_id });
  if (list.price_min != null) query.andWhere('machine.daily_rate >= :least', { least: list.price_min });
  if (list.price_max != null) query.andWhere('machine.daily_rate <= :most', { most: list.price_max });
}

function ordered(query: Query, actor: Actor | null, list: MachineList): Query {
  const direction = list.direction === 'asc' ? 'ASC' : 'DESC';
  if (list.sort === 'distance') {
    const centre = centreOf(list);
    if (!centre) throw ValidationFailed.field('sort', 'Sorting by distance needs lat and lng.');
    const distance = haversineSql(actor, centre);
    query.addSelect(`COALESCE(${distance.sql}, ${NOWHERE})`, 'sort_key').setParameters(distance.parameters);
    query.orderBy('sort_key', direction);
  } else if (list.sort === 'relevance') {
    const relevance = relevanceOf(list.search ?? '');
    query.addSelect(relevance.sql, 'sort_key').setParameters(relevance.parameters);
    // The best match comes first, whichever direction the list has.
    query.orderBy('sort_key', 'DESC');
  } else {
    query.orderBy(`machine.${list.sort}`, direction);
  }
  return query.addOrderBy('machine.id', direction);
}
