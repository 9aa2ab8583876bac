import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { FacetChoice, MachineFacet, MachineFacets } from '@yard/contracts';
import { In, Repository } from 'typeorm';
import { MachineType } from '../../machine-types/machine-type.entity';
import { Machine } from '../../machines/machine.entity';
import { makerOf } from '../index/indexed-row';
import type { Found, ListQuery, MachineList, Tallied, Tally, Tallying } from '../machine-index';
import { MachineIndex } from '../machine-index';
import { sumOf } from '../tallied';
import { AttributeCounts } from './attribute-counts';
import { type Count, countsBy, withChosen } from './counts';

const FILTERS = {
  machine_type_id: ['machine_type_id'],
  manufacturer: ['manufacturer'],
  delivery: ['delivery'],
  free: ['from', 'to', 'flexible_days'],
} as const satisfies Record<MachineFacet, readonly (keyof MachineList)[]>;

/** Sorted as in the response. */
const FACETS = ['machine_type_id', 'manufacturer', 'delivery', 'free'] as const satisfies MachineFacet[];

/** Filters that are no choice of their own. */
const BESIDE: readonly (keyof MachineList)[] = ['flexible_days'];

function isChosen(facet: MachineFacet, list: MachineList): boolean {
  return FILTERS[facet].every((filter) => BESIDE.includes(filter) || Boolean(list[filter]));
}

/** The list as it would be without: what is chosen does not hide what else there is. */
function without(facet: MachineFacet, list: MachineList): MachineList {
  return { ...list, ...Object.fromEntries(FILTERS[facet].map((filter) => [filter, null])) };
}

/** Beyond these, only the makers with the most machines are listed. */
const MAKERS_MAX = 50;

/** Counts what each choice would leave of a list. */
@Injectable()
export class FacetCounts {
  constructor(
    private readonly index: MachineIndex,
    private readonly attributes: AttributeCounts,
    @InjectRepository(Machine) private readonly machines: Repository<Machine>,
    @InjectRepository(MachineType) private readonly types: Repository<MachineType>,
  ) {}

  /** All that fit the list, at once: for all facets of which nothing is chosen. Null where there are none. */
  whole(query: ListQuery): Tallying {
    const isWhole = facetsOf(query).some((facet) => !isChosen(facet, query.list));
    return isWhole ? this.index.tallies(query) : null;
  }

  /** @param whole  as above; @param finding  the list with all its filters, at the same time */
  async of(query: ListQuery, whole: Tallying, finding: Promise<Found>): Promise<MachineFacets> {
    const { list } = query;
    const facets = facetsOf(query);
    const choices = facets.map(async (facet): Promise<[MachineFacet, FacetChoice[]]> => {
      const isOwn = whole === null || isChosen(facet, list);
      const tallied = isOwn ? this.index.tallies({ ...query, list: without(facet, list) }) : whole;
      const [counted, found] = await Promise.all([tallied, finding]);
      return [facet, await this.choices(facet, query, counted, found)];
    });
    const [counted, attributes] = await Promise.all([
      Promise.all(choices),
      this.attributes.of(query, whole, finding),
    ]);
    return { ...Object.fromEntries(counted), ...(attributes && { attributes }) };
  }

  private choices(facet: MachineFacet, { list }: ListQuery, tallied: Tallied<Tally>, found: Found) {
    const chosen = isChosen(facet, list) ? { count: found.total, isBound: found.isBound } : null;
    if (facet === 'machine_type_id') {
      const counts = countsBy(tallied, (tally) => tally.machine_type_id);
      const type = chosen && { ...chosen, value: Number(list.machine_type_id) };
      return this.ofTypes(withChosen(counts, type, counts.length + 1));
    }
    if (facet === 'manufacturer') {
      const counts = countsBy(tallied, (tally) => tally.manufacturer);
      const maker = chosen && { ...chosen, value: makerOf(list.manufacturer ?? null) ?? '' };
      return this.ofMakers(withChosen(counts, maker, MAKERS_MAX), list.manufacturer ?? '');
    }
    const { isBound } = tallied;
    const all = { count: sumOf(tallied.tallies), isBound };
    if (facet === 'free') {
      return [choice('Free on these days', true, chosen ?? all), choice('On any days', false, all)];
    }
    const brought = { count: sumOf(tallied.tallies.filter(({ delivered }) => delivered)), isBound };
    return [choice('Delivered', true, chosen ?? brought), choice('Delivered or fetched', false, all)];
  }

  private async ofTypes(counts: readonly Count[]): Promise<FacetChoice[]> {
    const ids = counts.map(({ value }) => Number(value));
    const types = await this.types.find({ where: { id: In(ids) }, withDeleted: true });
    const names = new Map(types.map(({ id, name }) => [id, name]));
    return counts.flatMap((count) => {
      const name = names.get(Number(count.value));
      return name === undefined ? [] : choice(name, count.value, count);
    });
  }

  /** Spelled as on one of their machines. @param maker  name of a maker without machines */
  private async ofMakers(counts: readonly Count[], maker: string): Promise<FacetChoice[]> {
    const ids = counts.flatMap(({ machineId }) => machineId ?? []);
    const select = { id: true, manufacturer: true } as const;
    const machines = await this.machines.find({ select, where: { id: In(ids) } });
    const names = new Map(machines.map(({ id, manufacturer }) => [id, manufacturer]));
    return counts.map((count) => choice(names.get(count.machineId ?? 0) ?? maker, count.value, count));
  }
}

function facetsOf({ list }: ListQuery): MachineFacet[] {
  return FACETS.filter((facet) => facet !== 'free' || isChosen('free', list));
}

function choice(
  label: string,
  value: FacetChoice['value'],
  { count, isBound }: Pick<Count, 'count' | 'isBound'>,
): FacetChoice {
  return { value, label, count, count_is_bound: isBound };
}
