import { haversineOf } from '@yard/contracts';
import type { Asked } from '../machine-index';
import { type Condition } from './condition';
import { centreOf } from './conditions';
import { awayOf, bestFirst, orderOf } from './orders';
import { cellsWithin } from '../index/cells';
import { within } from './place-sql';
import { byColumn, type Source } from './sources';
import { count, type From, gather, select, walk } from './statements';

/** What a list asks for, and the index rows it can be read by. */
export interface Fitting {
  conditions: Condition[];
  visible: Condition[];
  /** Of all that is asked for that of which there is least; null where nothing has an index. */
  kind: Source[] | null;
  /** Whether that is little enough to be read at once. */
  isFew: boolean;
}

type Rows = <Row>(statement: Condition) => Promise<Row[]>;

/** Of more matches than these the newest, or the nearest, are ranked; the others follow them. */
const RANKED = 2_000;
/** Radii in miles in which the nearest are looked for. */
const RINGS = [25, 60, 150, 375];

/** The ids of a page: gathered, walked to, or found in rings. */
export class Pages {
  constructor(
    private readonly rows: Rows,
    private readonly sqlite: boolean,
  ) {}

  async idsOf(asked: Asked, fitting: Fitting): Promise<number[]> {
    const statement = await this.statementOf(asked, fitting);
    return (await this.rows<{ id: number }>(statement)).map(({ id }) => Number(id));
  }

  private async statementOf(asked: Asked, fitting: Fitting): Promise<Condition> {
    const { list, terms } = asked;
    const fit = [...fitting.conditions, ...fitting.visible];
    const part = { limit: list.per_page, offset: (list.page - 1) * list.per_page };
    const isRanked = list.sort === 'relevance' && terms.length > 0;
    if (fitting.kind && fitting.isFew) {
      const by = isRanked ? bestFirst(asked) : orderOf(asked).by;
      return select('machine.id', gather(fitting.kind, this.sqlite), fit, { ...part, by });
    }
    const last = part.offset + part.limit;
    if (isRanked && last <= RANKED) {
      const first = await this.inOrder(asked, fit, { limit: RANKED, offset: 0 }, 'machine.*');
      const ranked = { sql: `(${first.sql}) machine`, parameters: first.parameters, where: [] };
      return select('machine.id', ranked, [], { ...part, by: bestFirst(asked) });
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
    const isNearest =
      (asked.list.sort === 'distance' && asked.list.direction === 'asc') ||
      (asked.list.sort === 'relevance' && centreOf(asked.list) !== null);
    if (!isNearest) {
      const { by, index } = orderOf(asked);
      return select(columns, walk(index, this.sqlite), fit, { ...part, by });
    }
    const away = awayOf(asked);
    const by = { sql: `${away?.sql} ASC, machine.id ASC`, parameters: away?.parameters ?? {} };
    const from = await this.ring(asked, fit, part.offset + part.limit);
    return select(columns, from, fit, { ...part, by });
  }

  /** The least circle that has so many; all there are without one. */
  private async ring({ actor, list }: Asked, fit: readonly Condition[], wanted: number): Promise<From> {
    const centre = centreOf(list);
    for (const miles of centre ? RINGS : []) {
      const cells = centre && cellsWithin(centre, miles, 'mi');
      if (!centre || !cells) break;
      const inside = within(actor, centre, haversineOf(miles, 'mi'), 'ring');
      const from = { ...gather([byColumn('cell', cells)], this.sqlite), where: [inside] };
      const [row] = await this.rows<{ total: number }>(count(from, fit, wanted));
      if (Number(row?.total) >= wanted) return from;
    }
    return walk(null, this.sqlite);
  }
}
