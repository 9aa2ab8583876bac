import type { Asked } from '../machine-index';
import { visibleCount } from '../machine-visibility';
import { typesOf } from '../terms/term';
import type { Condition } from './condition';
import type { Fitting } from './fitting';
import { byColumn, type Source } from './sources';
import { SOME, type SourceSizes } from './source-sizes';
import { count, gather, sizes } from './statements';

type Rows = <Row>(statement: Condition) => Promise<Row[]>;

/** Tells that many machines fit without looking at each of them. */
export class Many {
  constructor(
    private readonly rows: Rows,
    private readonly sizes: SourceSizes,
    private readonly sqlite: boolean,
  ) {}

  /** @returns  false too where that cannot be told */
  async isMoreThan(limit: number, asked: Asked, fitting: Fitting): Promise<boolean> {
    const types = typesOf(asked.terms);
    if (types.length > 0 && fitting.conditions.length <= asked.terms.length)
      return this.areOfTypes(types, fitting, limit);
    const source = sureOf(fitting);
    return source !== null && this.areSeen(source, asked, limit);
  }

  /** What is asked of who may see them is in the types' index. */
  private async areOfTypes(types: readonly number[], { visible }: Fitting, limit: number): Promise<boolean> {
    const source = byColumn('machine_type_id', types);
    if ((await this.sizes.of(source, limit + 1)) <= limit) return false;
    const from = gather([source], this.sqlite);
    const [row] = await this.rows<{ total: number }>(count(from, visible, limit + 1));
    return Number(row?.total) > limit;
  }

  /** More than all that this person may not see, and the limit: the machines themselves are not looked up for it. */
  private async areSeen(source: Source, { actor }: Asked, limit: number): Promise<boolean> {
    const known = await this.sizes.of(source, SOME);
    if (known <= limit) return false;
    const shown = visibleCount(actor);
    const [all] = await this.rows<{ hidden: number | null }>({
      ...shown,
      sql: `SELECT SUM(machines) - (${shown.sql}) AS hidden FROM search_owners`,
    });
    const enough = limit + Number(all?.hidden ?? 0);
    if (known <= enough) return false;
    const [row] = await this.rows<{ n0: number }>(sizes([source], enough + 1, this.sqlite));
    return Number(row?.n0) > enough;
  }
}

/** Rows that are machines of their own which all fit; null where there are none. */
function sureOf({ conditions, kind, known }: Fitting): Source | null {
  if (!conditions.every(({ sql }) => known.has(sql))) return null;
  return kind?.find(({ repeats }) => !repeats) ?? null;
}
