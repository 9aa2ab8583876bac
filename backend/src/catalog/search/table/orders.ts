import { ValidationFailed } from '@laravel-wire/nest';
import { haversineOf } from '@yard/contracts';
import type { ListQuery } from '../machine-index';
import type { Condition } from './condition';
import { centreOf } from './conditions';
import { haversineSql, NOWHERE } from './place-sql';
import { POINTS, scoreOf } from './term-sql';

/** So far away a machine of the right name is worth as much as one next door that only somebody else's words name. */
const FAR_MILES = 100;
/** The points that a machine loses at that distance. */
const LOSS = 4;
const LOSS_BY_AWAY = LOSS / Math.sqrt(haversineOf(FAR_MILES, 'mi'));

export interface Order {
  by: Condition;
  index: string | null;
}

export const NEWEST: Order = {
  by: { sql: 'machine.created_at DESC, machine.id DESC', parameters: {} },
  index: 'idx_search_machines_created_at_id_user_id_published_at',
};

/** @throws ValidationFailed when sorted by distance from nowhere */
export function orderOf(query: ListQuery): Order {
  const { list } = query;
  const direction = list.direction === 'asc' ? 'ASC' : 'DESC';
  if (list.sort === 'relevance') return NEWEST;
  if (list.sort === 'distance') {
    const away = awayOf(query);
    if (!away) throw ValidationFailed.field('sort', 'Sorting by distance needs lat and lng.');
    return { by: { ...away, sql: `${away.sql} ${direction}, machine.id ${direction}` }, index: null };
  }
  const column = list.sort === 'daily_rate' ? 'daily_rate' : 'created_at';
  return {
    by: { sql: `machine.${column} ${direction}, machine.id ${direction}`, parameters: {} },
    index: `idx_search_machines_${column}_id_user_id_published_at`,
  };
}

/** An expression that grows with the machine's distance; null where the list names no place. */
export function awayOf({ actor, list }: ListQuery): Condition | null {
  const centre = centreOf(list);
  if (!centre) return null;
  const { sql, parameters } = haversineSql(actor, centre);
  return { sql: `COALESCE(${sql}, ${NOWHERE})`, parameters };
}

export function pointsOf(query: ListQuery): Condition {
  const away = awayOf(query);
  const score = scoreOf(query.terms) ?? { sql: '0', parameters: {} };
  const loss = away ? ` - ${LOSS_BY_AWAY} * SQRT(${away.sql})` : '';
  return { sql: `${score.sql}${loss}`, parameters: { ...score.parameters, ...away?.parameters } };
}

/** The most points that a machine at this distance can have. @see awayOf */
export const mostPointsAt = (away: number): number => POINTS.first - LOSS_BY_AWAY * Math.sqrt(away);

export function bestFirst(query: ListQuery): Condition {
  const points = pointsOf(query);
  return { ...points, sql: `${points.sql} DESC, ${NEWEST.by.sql}` };
}
