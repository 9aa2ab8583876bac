import type { ListQuery } from '../machine-index';
import { visibleCount } from '../machine-visibility';
import { typesOf } from '../terms/term';
import type { Condition } from './condition';
import type { Counting } from './counting';
import type { Fitting } from './fitting';
import { CachedReads } from './cached-reads';
import { byColumn, type Source } from './sources';
import { SOME, type SourceSizes } from './source-sizes';
import { count, gather, sizes } from './statements';

type Rows = <Row>(statement: Condition) => Promise<Row[]>;

export const TOTAL_MAX = 10_000;
/** A thousand would have to go within a minute before there were no more than the limit. */
const PLENTY = 11_000;
const LISTS_MAX = 1_000;

/** Counts a list, and knows for a minute of which there is far more than is counted: pages and orders change nothing. */
export class ListCounts {
  private readonly plenty = new CachedReads<true>(LISTS_MAX);

  constructor(
    private readonly rows: Rows,
    private readonly counting: Counting,
    private readonly sizes: SourceSizes,
    private readonly sqlite: boolean,
  ) {}

  /** Exact up to the limit, else more than that. */
  async total(query: ListQuery, fitting: Fitting): Promise<number> {
    const name = nameOf(fitting);
    if (this.plenty.get(name)) return PLENTY;
    const sure = await this.surely(query, fitting);
    const total = sure > TOTAL_MAX ? sure : await this.counting.upTo(fitting, PLENTY);
    if (total >= PLENTY) this.plenty.set(name, true);
    return total;
  }

  /** So many fit at least, without a look at each of them; 0 where that is unknown. */
  private async surely(query: ListQuery, fitting: Fitting): Promise<number> {
    const types = typesOf(query.terms);
    if (types.length > 0 && fitting.conditions.length <= query.terms.length)
      return this.ofTypes(types, fitting);
    const source = sureOf(fitting);
    return source ? this.seenOf(source, query) : 0;
  }

  /** The condition of who may see them is in the types' index. */
  private async ofTypes(types: readonly number[], { visible }: Fitting): Promise<number> {
    const source = byColumn('machine_type_id', types);
    if ((await this.sizes.of(source, TOTAL_MAX + 1)) <= TOTAL_MAX) return 0;
    const from = gather([source], this.sqlite);
    const [row] = await this.rows<{ total: number }>(count(from, visible, PLENTY));
    return Number(row?.total);
  }

  /** Less all that this person may not see: the machines themselves are not looked up for it. */
  private async seenOf(source: Source, { actor }: ListQuery): Promise<number> {
    const known = await this.sizes.of(source, SOME);
    if (known <= TOTAL_MAX) return 0;
    const shown = visibleCount(actor);
    const [all] = await this.rows<{ hidden: number | null }>({
      ...shown,
      sql: `SELECT SUM(machines) - (${shown.sql}) AS hidden FROM search_owners`,
    });
    const hidden = Number(all?.hidden ?? 0);
    if (known <= hidden + TOTAL_MAX) return 0;
    const [row] = await this.rows<{ n0: number }>(sizes([source], hidden + PLENTY, this.sqlite));
    return Number(row?.n0) - hidden;
  }
}

/** Rows that are machines of their own which all fit; null where there are none. */
function sureOf({ conditions, kind, known }: Fitting): Source | null {
  if (!conditions.every(({ sql }) => known.has(sql))) return null;
  return kind?.find(({ repeats }) => !repeats) ?? null;
}

/** The conditions and visibility, whoever turns its pages: a suspended owner makes it another list. */
function nameOf({ conditions, visible }: Fitting): string {
  return JSON.stringify([...conditions, ...visible].map(({ sql, parameters }) => [sql, parameters]));
}
