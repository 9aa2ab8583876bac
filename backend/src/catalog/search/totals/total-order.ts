import { ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { soughtDays } from '../flexible/sought-days';
import { type ListQuery, type Found, MachineIndex, type MachineList } from '../machine-index';
import type { DeliveredNeed, DeliveredTotal } from './delivered-total';
import { DeliveredTotals } from './delivered-totals';

/** Only the nearest machines' totals are compared; the others follow them by their distance. */
const COMPARED_MAX = 500;
const NEEDED = ['from', 'to', 'lat', 'lng'] as const;

export type Totals = ReadonlyMap<number, DeliveredTotal>;

/** The list by what a machine costs in all, brought to the place for the days: docs/decisions/0045. */
@Injectable()
export class TotalOrder {
  constructor(
    private readonly index: MachineIndex,
    private readonly totals: DeliveredTotals,
  ) {}

  /** True when a list shows delivered costs: sorted by them, or with delivery, days and a place. */
  isApplicable({ sort, delivery, ...given }: MachineList): boolean {
    return sort === 'total' || (delivery === true && NEEDED.every((field) => given[field] != null));
  }

  /** These machines' costs for such a list. @throws ValidationFailed as `find` */
  of({ actor, list }: ListQuery, ids: readonly number[]): Promise<Totals> {
    return this.totals.of(actor, ids, needOf(list));
  }

  /** @throws ValidationFailed naming what there must be for it: days and a place */
  async find(query: ListQuery): Promise<Found & { totals: Totals }> {
    const { actor, list } = query;
    const need = needOf(list);
    const first = (list.page - 1) * list.per_page;
    // Whole pages, so that none is half of the one and half of the other.
    const compared = Math.floor(COMPARED_MAX / list.per_page) * list.per_page;
    const part = first < compared ? { page: 1, per_page: compared } : {};
    const nearest: MachineList = { ...list, ...part, sort: 'distance', direction: 'asc' };
    const found = await this.index.find({ ...query, list: nearest });
    const totals = await this.totals.of(actor, found.ids, need);
    if (first >= compared) return { ...found, totals };
    const ids = byTotal(found.ids, totals, list.direction).slice(first, first + list.per_page);
    return { ...found, ids, totals };
  }
}

function needOf(list: MachineList): Omit<DeliveredNeed, 'unit' | 'deposit'> {
  const { from, to, lat, lng } = list;
  if (from == null || to == null || lat == null || lng == null) {
    const missing = NEEDED.filter((field) => list[field] == null);
    const errors = missing.map((field) => [field, [`The ${field} field is required when sort is total.`]]);
    throw new ValidationFailed(Object.fromEntries(errors) as Record<string, string[]>);
  }
  const days = soughtDays(list) ?? { from, to };
  return { start_date: days.from, end_date: days.to, place: { lat, lng } };
}

/** Those without a total come last, whatever the direction, the nearest first. */
function byTotal(ids: readonly number[], totals: Totals, direction: MachineList['direction']): number[] {
  const sign = direction === 'asc' ? 1 : -1;
  const priced = ids.filter((id) => totals.has(id));
  priced.sort(
    (one, other) => sign * ((totals.get(one)?.amount ?? 0) - (totals.get(other)?.amount ?? 0) || one - other),
  );
  return [...priced, ...ids.filter((id) => !totals.has(id))];
}
