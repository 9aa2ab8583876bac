import type { ListQuery } from '../machine-index';
import { type Condition, idsIn } from './condition';
import { centreOf } from './conditions';
import { type Fitting, type Reading, readingOf, readingsOf } from './fitting';
import { awayOf, bestFirst, mostPointsAt, NEWEST, orderOf, pointsOf } from './orders';
import { cellsWithin } from '../index/cells';
import { within } from './place-sql';
import { firstRadius, radiusAfter } from './rings';
import { byColumn } from './sources';
import { found, gather, type Part, rowsOf, select, walk } from './statements';

interface Gathered {
  ids: number[];
  total: number | null;
}

type Rows = <Row>(statement: Condition) => Promise<Row[]>;

/** Beyond this many matches only the newest, or the nearest, are ranked; the others follow them. */
const RANKED = { newest: 500, nearest: 300 };
const MERGED = 1_000;

export class Pages {
  constructor(
    private readonly rows: Rows,
    private readonly sqlite: boolean,
  ) {}

  async idsOf(query: ListQuery, fitting: Fitting): Promise<number[]> {
    const { kind, isGathered, conditions, visible } = fitting;
    if (kind && isGathered) return (await this.gathered(query, fitting)).ids;
    return this.walked(query, [...conditions, ...visible]);
  }

  /** Reads few matches once, for page and count: two readings, whose first rows are sorted. */
  async gathered(query: ListQuery, fitting: Fitting): Promise<Gathered> {
    const part = { ...partOf(query), by: isRanked(query) ? bestFirst(query) : orderOf(query).by };
    const end = part.offset + part.limit;
    const readings = readingsOf(fitting, this.sqlite);
    if (readings.length === 1 || end > MERGED)
      return this.gatheredBy(query, readingOf(fitting, this.sqlite), part);
    const first = { ...part, limit: end, offset: 0 };
    const each = await Promise.all(readings.map((reading) => this.gatheredBy(query, reading, first)));
    const total = each.reduce((sum, one) => sum + (one.total ?? 0), 0);
    const [some = [], ...more] = each.flatMap(({ ids }) => (ids.length > 0 ? [ids] : []));
    if (more.length === 0) return { ids: some.slice(part.offset, end), total };
    const both = idsIn('machine.id', [some, ...more].flat());
    return { ids: await this.ids(select('machine.id', walk(null, this.sqlite), [both], part)), total };
  }

  private async gatheredBy(query: ListQuery, reading: Reading, part: Part): Promise<Gathered> {
    const { from, fit } = reading;
    const columns = 'machine.id, COUNT(*) OVER () AS total';
    const isIndex = isRanked(query) && from.isIndex;
    const near = isIndex && (await this.bestOfNear(query, reading, part));
    if (near) return near;
    const statement = isIndex
      ? select(columns, rowsOf(found(from, fit), this.sqlite), [], part)
      : select(columns, from, fit, part);
    const rows = await this.rows<{ id: number; total: number }>(statement);
    return { ids: rows.map(({ id }) => Number(id)), total: rows[0] ? Number(rows[0].total) : null };
  }

  /** Words are read of the nearest alone. Null where somebody further away may be among the first, as within a radius. */
  private async bestOfNear(query: ListQuery, { from, fit }: Reading, part: Part): Promise<Gathered | null> {
    const away = awayOf(query);
    if (!away || query.list.radius != null || part.offset + part.limit > RANKED.nearest) return null;
    const columns = `machine.id, ${away.sql} AS away, COUNT(*) OVER () AS total`;
    const nearest = { ...away, sql: 'away ASC, machine.id ASC' };
    const near = await this.rows<{ id: number; away: number; total: number }>(
      select(columns, from, fit, { by: nearest, limit: RANKED.nearest, offset: 0 }),
    );
    const furthest = near.at(-1);
    if (!furthest) return { ids: [], total: null };
    const points = pointsOf(query);
    const those = idsIn(
      'machine.id',
      near.map(({ id }) => id),
    );
    const by = { ...points, sql: `points DESC, ${NEWEST.by.sql}` };
    const best = await this.rows<{ id: number; points: number }>(
      select(`machine.id, ${points.sql} AS points`, walk(null, this.sqlite), [those], { ...part, by }),
    );
    const last = best.length === part.limit ? Number(best.at(-1)?.points) : -Infinity;
    const isBest = near.length < RANKED.nearest || last > mostPointsAt(Number(furthest.away));
    return isBest ? { ids: best.map(({ id }) => Number(id)), total: Number(furthest.total) } : null;
  }

  /** Ranks only the newest, or the nearest, of too many matches; the others follow them. */
  private async walked(query: ListQuery, fit: readonly Condition[]): Promise<number[]> {
    const part = partOf(query);
    const ranked = centreOf(query.list) ? RANKED.nearest : RANKED.newest;
    if (!isRanked(query) || part.offset + part.limit > ranked) return this.inOrder(query, fit, part);
    const first = await this.inOrder(query, fit, { limit: ranked, offset: 0 });
    if (first.length === 0) return [];
    const rows = walk(null, this.sqlite);
    return this.ids(
      select('machine.id', rows, [idsIn('machine.id', first)], { ...part, by: bestFirst(query) }),
    );
  }

  /** Reads the index of the list's order, or the nearest within the smallest circle that has enough. */
  private async inOrder(
    query: ListQuery,
    fit: readonly Condition[],
    part: Omit<Part, 'by'>,
  ): Promise<number[]> {
    if (!isNearest(query)) {
      const { by, index } = orderOf(query);
      return this.ids(select('machine.id', walk(index, this.sqlite), fit, { ...part, by }));
    }
    const nearest = { ...part, by: nearestFirst(query) };
    let miles: number | null = firstRadius(part, query.terms.length > 0);
    while (miles !== null) {
      const ring = this.ring(query, miles);
      if (!ring) break;
      const ids = await this.ids(select('machine.id', ring.from, [...fit, ring.inside], nearest));
      if (ids.length === part.limit) return ids;
      miles = radiusAfter({ miles, shown: ids.length }, part);
    }
    return this.ids(select('machine.id', walk(null, this.sqlite), fit, nearest));
  }

  /** The machines in a circle's cells, and which of them lie in the circle: checked last. Null without cells. */
  private ring({ actor, list }: ListQuery, miles: number) {
    const centre = centreOf(list);
    const cells = centre && cellsWithin(centre, miles, 'mi');
    if (!cells) return null;
    const inside = within(actor, { from: centre, radius: miles, unit: 'mi' }, 'ring');
    return { from: gather([byColumn('cell', cells)], this.sqlite), inside };
  }

  private async ids(statement: Condition): Promise<number[]> {
    return (await this.rows<{ id: number }>(statement)).map(({ id }) => Number(id));
  }
}

/** True when the best match comes first, whatever has an index. */
export function isRanked({ list, terms }: ListQuery): boolean {
  return list.sort === 'relevance' && terms.length > 0;
}

/** True when an index or rings give the order: the farthest first and the best match first are sorted. */
export function isWalked(query: ListQuery): boolean {
  return !isRanked(query) && (isNearest(query) || orderOf(query).index !== null);
}

function isNearest({ list }: ListQuery): boolean {
  if (centreOf(list) === null) return false;
  return list.sort === 'relevance' || (list.sort === 'distance' && list.direction === 'asc');
}

function nearestFirst(query: ListQuery): Condition {
  const away = awayOf(query);
  return { sql: `${away?.sql} ASC, machine.id ASC`, parameters: away?.parameters ?? {} };
}

function partOf({ list }: ListQuery): Pick<Part, 'limit' | 'offset'> {
  return { limit: list.per_page, offset: (list.page - 1) * list.per_page };
}
