import type { Asked } from '../machine-index';
import { type Condition } from './condition';
import { centreOf } from './conditions';
import { awayOf, bestFirst, orderOf } from './orders';
import { cellsWithin } from '../index/cells';
import { within } from './place-sql';
import { byColumn, type Source } from './sources';
import { count, type From, gather, type Part, select, walk } from './statements';

/** What a list asks for, and the index rows it can be read by. */
export interface Fitting {
  conditions: Condition[];
  visible: Condition[];
  /** Of all that is asked for that of which there is least; null where nothing has an index. */
  kind: Source[] | null;
  /** Of the conditions the one that rows of this kind fulfil; undefined where they need not. */
  known: Condition | undefined;
  /** Whether that is little enough to be counted row by row. */
  isSome: boolean;
  /** Whether it is little enough to be read whole for a page. */
  isGathered: boolean;
}

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
const RINGS = [25, 60, 150, 375];

/** The ids of a page: gathered, walked to, or found in rings. */
export class Pages {
  constructor(
    private readonly rows: Rows,
    private readonly sqlite: boolean,
  ) {}

  async idsOf(asked: Asked, fitting: Fitting): Promise<number[]> {
    const { kind, isGathered, conditions, visible } = fitting;
    if (kind && isGathered) return (await this.gathered(asked, kind, [...conditions, ...visible])).ids;
    if (isNearest(asked) && !isRanked(asked)) return this.nearest(asked, [...conditions, ...visible]);
    return this.ids(await this.statementOf(asked, fitting));
  }

  /** What is little enough to be gathered is gathered once: for the page, and to be counted. */
  async gathered(asked: Asked, kind: Source[], fit: readonly Condition[]): Promise<Gathered> {
    const by = isRanked(asked) ? bestFirst(asked) : orderOf(asked).by;
    const columns = 'machine.id, COUNT(*) OVER () AS total';
    const rows = await this.rows<{ id: number; total: number }>(
      select(columns, gather(kind, this.sqlite), fit, { ...partOf(asked), by }),
    );
    return { ids: rows.map(({ id }) => Number(id)), total: rows[0] ? Number(rows[0].total) : null };
  }

  private async statementOf(asked: Asked, fitting: Fitting): Promise<Condition> {
    const fit = [...fitting.conditions, ...fitting.visible];
    const part = partOf(asked);
    const last = part.offset + part.limit;
    const ranked = centreOf(asked.list) ? RANKED.nearest : RANKED.newest;
    if (isRanked(asked) && last <= ranked) {
      const first = await this.inOrder(asked, fit, { limit: ranked, offset: 0 }, 'machine.*');
      const from = { sql: `(${first.sql}) machine`, parameters: first.parameters, where: [] };
      return select('machine.id', from, [], { ...part, by: bestFirst(asked) });
    }
    return this.inOrder(asked, fit, part, 'machine.id');
  }

  /** By the index of the list's order; matches are as new, or as near, as can be. */
  private async inOrder(
    asked: Asked,
    fit: readonly Condition[],
    part: { limit: number; offset: number },
    columns: string,
  ): Promise<Condition> {
    if (!isNearest(asked)) {
      const { by, index } = orderOf(asked);
      return select(columns, walk(index, this.sqlite), fit, { ...part, by });
    }
    const from = await this.ring(asked, fit, part.offset + part.limit);
    return select(columns, from, fit, { ...part, by: nearestFirst(asked) });
  }

  /** A page of the nearest: of the least circle that fills it. */
  private async nearest(asked: Asked, fit: readonly Condition[]): Promise<number[]> {
    const part = { ...partOf(asked), by: nearestFirst(asked) };
    for (const from of this.rings(asked)) {
      const ids = await this.ids(select('machine.id', from, fit, part));
      if (ids.length === part.limit) return ids;
    }
    return this.ids(select('machine.id', walk(null, this.sqlite), fit, part));
  }

  /** The least circle that has so many; all there are without one. */
  private async ring(asked: Asked, fit: readonly Condition[], wanted: number): Promise<From> {
    for (const from of this.rings(asked)) {
      const [row] = await this.rows<{ total: number }>(count(from, fit, wanted));
      if (Number(row?.total) >= wanted) return from;
    }
    return walk(null, this.sqlite);
  }

  private rings({ actor, list }: Asked): From[] {
    const centre = centreOf(list);
    if (!centre) return [];
    return RINGS.flatMap((miles) => {
      const cells = cellsWithin(centre, miles, 'mi');
      if (!cells) return [];
      const inside = within(actor, { from: centre, radius: miles, unit: 'mi' }, 'ring');
      const near = gather([byColumn('cell', cells)], this.sqlite);
      return { ...near, where: [...near.where, inside] };
    });
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
