import type { Asked } from '../machine-index';
import { type Condition, idsIn } from './condition';
import { centreOf } from './conditions';
import { type Fitting, stillAsked } from './fitting';
import { awayOf, bestFirst, orderOf } from './orders';
import { cellsWithin } from '../index/cells';
import { within } from './place-sql';
import { byColumn, type Source } from './sources';
import { found, type From, gather, type Part, rowsOf, select, walk } from './statements';

/** A page of all that were gathered. */
interface Gathered {
  ids: number[];
  /** Null on a page beyond the last. */
  total: number | null;
}

type Rows = <Row>(statement: Condition) => Promise<Row[]>;

/** Of more matches than these the newest, or the nearest, are ranked; the others follow them. */
const RANKED = { newest: 500, nearest: 300 };
/** Radii in miles in which the nearest are looked for. */
const RINGS = [10, 25, 60, 150, 375];

/** The ids of a page: gathered, walked to, or found in rings. */
export class Pages {
  constructor(
    private readonly rows: Rows,
    private readonly sqlite: boolean,
  ) {}

  async idsOf(asked: Asked, fitting: Fitting): Promise<number[]> {
    const { kind, isGathered, conditions, visible } = fitting;
    if (kind && isGathered) return (await this.gathered(asked, kind, stillAsked(fitting))).ids;
    return this.walked(asked, [...conditions, ...visible]);
  }

  /** What is little enough to be gathered is gathered once: for the page, and to be counted. */
  async gathered(asked: Asked, kind: Source[], fit: readonly Condition[]): Promise<Gathered> {
    const from = gather(kind, this.sqlite);
    const columns = 'machine.id, COUNT(*) OVER () AS total';
    const part = { ...partOf(asked), by: isRanked(asked) ? bestFirst(asked) : orderOf(asked).by };
    const isIndex = isRanked(asked) && from.isIndex;
    const statement = isIndex
      ? select(columns, rowsOf(found(from, fit), this.sqlite), [], part)
      : select(columns, from, fit, part);
    const rows = await this.rows<{ id: number; total: number }>(statement);
    return { ids: rows.map(({ id }) => Number(id)), total: rows[0] ? Number(rows[0].total) : null };
  }

  /** Of more matches than can be ranked the newest, or the nearest, are; the others follow them. */
  private async walked(asked: Asked, fit: readonly Condition[]): Promise<number[]> {
    const part = partOf(asked);
    const ranked = centreOf(asked.list) ? RANKED.nearest : RANKED.newest;
    if (!isRanked(asked) || part.offset + part.limit > ranked) return this.inOrder(asked, fit, part);
    const first = await this.inOrder(asked, fit, { limit: ranked, offset: 0 });
    if (first.length === 0) return [];
    const rows = walk(null, this.sqlite);
    return this.ids(
      select('machine.id', rows, [idsIn('machine.id', first)], { ...part, by: bestFirst(asked) }),
    );
  }

  /** By the index of the list's order; the nearest of the least circle that has so many. */
  private async inOrder(asked: Asked, fit: readonly Condition[], part: Omit<Part, 'by'>): Promise<number[]> {
    if (!isNearest(asked)) {
      const { by, index } = orderOf(asked);
      return this.ids(select('machine.id', walk(index, this.sqlite), fit, { ...part, by }));
    }
    const nearest = { ...part, by: nearestFirst(asked) };
    for (const from of this.rings(asked)) {
      const ids = await this.ids(select('machine.id', from, fit, nearest));
      if (ids.length === part.limit) return ids;
    }
    return this.ids(select('machine.id', walk(null, this.sqlite), fit, nearest));
  }

  /** One by one: the first is enough where there are many. */
  private *rings({ actor, list }: Asked): Generator<From> {
    const centre = centreOf(list);
    for (const miles of centre ? RINGS : []) {
      const cells = centre && cellsWithin(centre, miles, 'mi');
      if (!cells) return;
      const inside = within(actor, { from: centre, radius: miles, unit: 'mi' }, 'ring');
      const near = gather([byColumn('cell', cells)], this.sqlite);
      yield { ...near, where: [...near.where, inside] };
    }
  }

  private async ids(statement: Condition): Promise<number[]> {
    return (await this.rows<{ id: number }>(statement)).map(({ id }) => Number(id));
  }
}

/** Whether the best match comes first, whatever has an index. */
export function isRanked({ list, terms }: Asked): boolean {
  return list.sort === 'relevance' && terms.length > 0;
}

/** Whether an index has the order, or rings do: the farthest are sorted, and so is the best match. */
export function isWalked(asked: Asked): boolean {
  return !isRanked(asked) && (isNearest(asked) || orderOf(asked).index !== null);
}

/** Whether the page is of those around a place. */
function isNearest({ list }: Asked): boolean {
  if (centreOf(list) === null) return false;
  return list.sort === 'relevance' || (list.sort === 'distance' && list.direction === 'asc');
}

function nearestFirst(asked: Asked): Condition {
  const away = awayOf(asked);
  return { sql: `${away?.sql} ASC, machine.id ASC`, parameters: away?.parameters ?? {} };
}

function partOf({ list }: Asked): Pick<Part, 'limit' | 'offset'> {
  return { limit: list.per_page, offset: (list.page - 1) * list.per_page };
}
