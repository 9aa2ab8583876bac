import type { DistanceUnit, Geotag, MachineFilters } from '@yard/contracts';
import { freeSomewhere, freeWithin } from '../../calendar/free-sql';
import type { NotBack } from '../../calendar/machines-not-back';
import { makerOf } from '../index/indexed-row';
import { storedInstant } from '@kit/server/store/reading';
import type { ListQuery, Fresh, MachineList } from '../machine-index';
import { flexibleOf } from '../flexible/sought-days';
import { indexedVisibility } from '../machine-visibility';
import type { Condition } from './condition';
import { delivered, within } from './place-sql';
import { fits } from './term-sql';

export function centreOf({ lat, lng }: Pick<MachineList, 'lat' | 'lng'>): Geotag | null {
  return lat == null || lng == null ? null : { lat, lng };
}

/** The requested conditions, the cheapest first; visibility comes last. */
export function conditionsOf(
  { actor, list, terms, fresh }: ListQuery,
  { unit, sqlite, notBack }: { unit: DistanceUnit; sqlite: boolean; notBack: readonly NotBack[] },
): Condition[] {
  const centre = centreOf(list);
  const conditions = [...ofFields(list), ...terms.map((term, index) => fits(term, `term${index}`))];
  if (fresh)
    conditions.push(publishedIn(fresh), {
      sql: 'machine.user_id <> :notOf',
      parameters: { notOf: fresh.notOf },
    });
  if (centre && list.radius != null)
    conditions.push(within(actor, { from: centre, radius: list.radius, unit }));
  if (list.delivery) conditions.push(delivered(actor, centre, unit));
  const flexible = flexibleOf(list);
  if (flexible) conditions.push(freeSomewhere(flexible.flexible_days, flexible, notBack, sqlite));
  else if (list.from && list.to)
    conditions.push(freeWithin({ from: list.from, to: list.to }, notBack, sqlite));
  return conditions;
}

/** The column's bare name is for the source of such machines. */
export function publishedIn({ after, until }: Fresh, column = 'machine.published_at'): Condition {
  const parameters = { publishedAfter: storedInstant(after), publishedUntil: storedInstant(until) };
  return { sql: `${column} > :publishedAfter AND ${column} <= :publishedUntil`, parameters };
}

/** @param hidden  owners whose machines are offered to nobody; @see conditionsOf */
export function visibleOf({ actor }: ListQuery, hidden: readonly number[]): Condition[] {
  const condition = indexedVisibility(actor, hidden);
  return condition ? [condition] : [];
}

type Placed = 'lat' | 'lng' | 'radius' | 'delivery';
type Days = 'from' | 'to' | 'flexible_days';

/** Filters that compare a column of the index with what is given; the others have conditions of their own. */
const COMPARED: Record<
  Exclude<keyof MachineFilters, Placed | Days | 'search' | 'attributes' | 'facets'>,
  string
> = {
  machine_type_id: 'machine_type_id =',
  user_id: 'user_id =',
  price_min: 'daily_rate >=',
  price_max: 'daily_rate <=',
  year_min: 'year >=',
  year_max: 'year <=',
  hours_max: 'hours <=',
  manufacturer: 'manufacturer =',
};

function ofFields({ manufacturer, ...list }: MachineList): Condition[] {
  const wanted = { ...list, manufacturer: manufacturer == null ? null : (makerOf(manufacturer) ?? '') };
  const names = Object.keys(COMPARED) as (keyof typeof COMPARED)[];
  return names
    .filter((name) => wanted[name] != null)
    .map((name) => ({ sql: `machine.${COMPARED[name]} :${name}`, parameters: { [name]: wanted[name] } }));
}
