import { Injectable } from '@nestjs/common';
import type { Actor, Geotag, MachineFacets, MachinesFound } from '@yard/contracts';
import type { Machine } from '../machines/machine.entity';
import { type Alternative, Alternatives } from './alternatives/alternatives';
import { withAttributesRead } from './attributes/requested-attributes';
import { type FreeSpans, FlexibleSearch } from './flexible/free-spans';
import { FacetCounts } from './facets/facet-counts';
import { Interpreter } from './interpreter';
import { type ListQuery, type Found, MachineIndex, type MachineList, type Tallying } from './machine-index';
import { MachineRows } from './machine-rows';
import { NOT_MISSED, PartialMatch } from './partial-match';
import { type SearchWithPlace, PlacesInSearch } from './place-in-search';
import { centreOf } from './table/conditions';
import type { Term } from './terms/term';
import type { Understanding } from './terms/term-reader';
import { TotalOrder, type Totals } from './totals/total-order';

export interface MachinePage {
  rows: Machine[];
  /** The words of the search as they are understood, and those that are left out; null when nothing differs. */
  interpreted: MachinesFound['interpreted'];
  /** True when no machine at all has the words of the search together. */
  isMissed: boolean;
  centre: Geotag | null;
  total: number;
  /** True when there may be more than `total`. */
  isBound: boolean;
  alternatives: Alternative[];
  /** Null where the list does not ask for them. */
  facets: MachineFacets | null;
  /** Null where the list is not sorted by them. */
  totals: Totals | null;
  /** Null where the list names its days itself. */
  free: FreeSpans | null;
}

interface Matched extends Pick<MachinePage, 'totals' | 'facets'> {
  found: Found;
}

@Injectable()
export class MachineSearch {
  constructor(
    private readonly index: MachineIndex,
    private readonly rows: MachineRows,
    private readonly interpreter: Interpreter,
    private readonly facets: FacetCounts,
    private readonly totals: TotalOrder,
    private readonly alternatives: Alternatives,
    private readonly flexible: FlexibleSearch,
    private readonly places: PlacesInSearch,
    private readonly partial: PartialMatch,
  ) {}

  /** @throws ValidationFailed when sorted by distance from nowhere, by total without days and a place, or for a bound */
  async page(actor: Actor | null, given: MachineList): Promise<MachinePage> {
    const { list, named } = await this.places.read(this.flexible.read(withAttributesRead(given)));
    const { terms, interpreted } = list.search ? await this.understood(list.search) : NOTHING_SAID;
    const query = { actor, list, terms };
    const whole = await this.matched(query);
    const { isMissed, fewer } = whole.found.total === 0 ? await this.partial.missed(query) : NOT_MISSED;
    const page = fewer ? await this.shown({ ...query, terms: fewer }) : await this.shown(query, whole);
    const meant = interpretedAs({ from: given.search ?? '', list, named, terms, interpreted }, fewer);
    return { ...page, isMissed, centre: centreOf(list), interpreted: meant };
  }

  private async shown(
    query: ListQuery,
    matched?: Matched,
  ): Promise<Omit<MachinePage, 'isMissed' | 'centre' | 'interpreted'>> {
    const { totals, found, facets } = matched ?? (await this.matched(query));
    const rows = await this.rows.inOrder(query.actor, found.ids);
    const [free, alternatives] = await Promise.all([
      this.flexible.of(rows, query.list),
      this.alternatives.of(query, found),
    ]);
    const { total, isBound } = found;
    const priced = totals && (await this.withOthers(totals, query, alternatives));
    return { rows, free, facets, alternatives, totals: priced, total, isBound };
  }

  private async matched(query: ListQuery): Promise<Matched> {
    const whole = query.list.facets ? this.facets.whole(query) : null;
    const finding = this.found(query, whole);
    const [{ totals, ...found }, facets] = await Promise.all([
      finding,
      query.list.facets ? this.facets.of(query, whole, finding) : null,
    ]);
    return { totals, found, facets };
  }

  private async withOthers(
    totals: Totals,
    query: ListQuery,
    others: readonly Alternative[],
  ): Promise<Totals> {
    const ids = others.map(({ machine }) => machine.id);
    return new Map([...totals, ...(await this.totals.of(query, ids))]);
  }

  private async found(query: ListQuery, whole: Tallying): Promise<Found & Pick<MachinePage, 'totals'>> {
    if (query.list.sort === 'total') return this.totals.find(query);
    const found = await this.index.find(query, whole);
    const totals = this.totals.isApplicable(query.list) ? await this.totals.of(query, found.ids) : null;
    return { ...found, totals };
  }

  private async understood(text: string): Promise<Understanding> {
    const { read } = await this.interpreter.language();
    return read(text);
  }
}

const NOTHING_SAID: Understanding = { terms: [], interpreted: null };

interface Meant extends Understanding, SearchWithPlace {
  from: string;
}

/** @param fewer  the terms that are looked for where nothing has all of them */
function interpretedAs(
  { from, list, named, terms, interpreted }: Meant,
  fewer: readonly Term[] | null,
): MachinePage['interpreted'] {
  if (named === null && fewer === null) return interpreted;
  const words = (fewer ?? terms).map(({ text }) => text);
  const to = [...words, ...(named === null ? [] : [`near ${named.label}`])].join(' ');
  const left = terms.filter((term) => fewer !== null && !fewer.includes(term)).map(({ text }) => text);
  return {
    from: from.trim(),
    to,
    ...(left.length > 0 && { left_out: left }),
    ...(named && { near: { place: named.place, search: list.search ?? '' } }),
  };
}
