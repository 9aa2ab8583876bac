import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ENVIRONMENT } from '../../../config/config.module';
import type { Environment } from '../../../config/environment';
import { isSqlite } from '../../../database/is-sqlite';
import { askedAttributes } from '../attributes/asked-attributes';
import { measuredBy } from '../attributes/attribute-sql';
import {
  type Asked,
  type AttributeTally,
  type Found,
  MachineIndex,
  type MachineList,
  type Tallied,
  type Tally,
} from '../machine-index';
import { visibleCount } from '../machine-visibility';
import { typesOf } from '../terms/term';
import type { Condition } from './condition';
import { centreOf, conditionsOf, visibleOf } from './conditions';
import { type Fitting, isWalked, Pages } from './pages';
import { orderOf } from './orders';
import { delivered } from './place-sql';
import { byColumn, sourcesOf } from './sources';
import { SOME, SourceSizes } from './source-sizes';
import { count, type From, gather, tally, tallyAttributes, walk } from './statements';
import { WordTable } from './word-table';

/** Totals are counted up to here. */
export const TOTAL_MAX = 10_000;
/** So many rows of an index are read one by one for a page in an index's order. */
const FEW = 10_000;

/** The index in tables of the database at hand. */
@Injectable()
export class TableIndex extends MachineIndex {
  private readonly sqlite: boolean;
  private readonly pages: Pages;
  private readonly sizes: SourceSizes;
  private readonly words: WordTable;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {
    super();
    this.sqlite = isSqlite(dataSource);
    this.pages = new Pages((statement) => this.rows(statement), this.sqlite);
    this.words = new WordTable(dataSource);
    this.sizes = new SourceSizes((statement) => this.rows(statement), this.sqlite);
  }

  async find(asked: Asked): Promise<Found> {
    orderOf(asked);
    if (asked.terms.some(({ ways }) => ways.length === 0)) return { ids: [], total: 0, isBound: false };
    const fitting = await this.fitting(asked);
    const { ids, total } = await this.pageOf(asked, fitting);
    if (fitting.conditions.length === 0 || total <= TOTAL_MAX) return { ids, total, isBound: false };
    return { ids, ...bound(asked.list, ids.length) };
  }

  async ids(asked: Asked): Promise<number[]> {
    if (asked.terms.some(({ ways }) => ways.length === 0)) return [];
    return this.pages.idsOf(asked, await this.fitting(asked));
  }

  async upTo(asked: Asked, limit: number): Promise<number> {
    if (asked.terms.some(({ ways }) => ways.length === 0)) return 0;
    const fitting = await this.fitting(asked);
    const { from, fit } = this.counted(fitting);
    const [row] = await this.rows<{ total: number }>(count(from, fit, limit));
    return Number(row?.total ?? 0);
  }

  async tallies(asked: Asked): Promise<Tallied<Tally>> {
    if (asked.terms.some(({ ways }) => ways.length === 0)) return { tallies: [], isBound: false };
    const fitting = await this.fitting(asked);
    const isBrought = delivered(asked.actor, centreOf(asked.list), this.environment.distanceUnit);
    const columns = {
      machine_type_id: { sql: 'machine.machine_type_id', parameters: {} },
      manufacturer: { sql: 'machine.manufacturer', parameters: {} },
      delivered: { ...isBrought, sql: `CASE WHEN ${isBrought.sql} THEN 1 ELSE 0 END` },
    };
    const { from, fit } = this.counted(fitting);
    const rows = await this.rows<Tally>(tally(columns, from, fit, TOTAL_MAX + 1));
    const tallies = rows.map((row) => ({
      ...row,
      delivered: Number(row.delivered) === 1,
      count: Number(row.count),
      machineId: Number(row.machineId),
    }));
    return { tallies, isBound: tallies.reduce((sum, row) => sum + row.count, 0) > TOTAL_MAX };
  }

  async attributeTallies(asked: Asked, names: readonly string[]): Promise<Tallied<AttributeTally>> {
    if (asked.terms.some(({ ways }) => ways.length === 0)) return { tallies: [], isBound: false };
    const { from, fit } = this.counted(await this.fitting(asked));
    const limits = { limit: TOTAL_MAX, sqlite: this.sqlite };
    const [rows, [all]] = await Promise.all([
      this.rows<AttributeTally>(tallyAttributes(names, from, fit, limits)),
      this.rows<{ total: number }>(count(from, fit, TOTAL_MAX + 1)),
    ]);
    const tallies = rows.map((row) => ({ ...row, count: Number(row.count) }));
    return { tallies, isBound: Number(all?.total) > TOTAL_MAX };
  }

  known(words: readonly string[]): Promise<ReadonlySet<string>> {
    return this.words.known(words);
  }

  beginning(start: string, limit: number): Promise<string[]> {
    return this.words.beginning(start, limit);
  }

  alike(word: string, difference: number): Promise<string[]> {
    return this.words.alike(word, difference);
  }

  private async fitting(asked: Asked): Promise<Fitting> {
    const unit = this.environment.distanceUnit;
    const measured = measuredBy(await askedAttributes(this.dataSource.manager, asked.list), asked.list);
    const conditions = [...conditionsOf(asked, unit, this.sqlite), ...measured.map((one) => one.condition)];
    const kinds = [...sourcesOf(asked, unit), ...measured.flatMap((one) => (one.kind ? [one.kind] : []))];
    const [{ kind, size, most }, hidden] = await Promise.all([
      this.sizes.narrowest(kinds),
      this.hiddenFrom(asked),
    ]);
    const isGathered = size < (kinds.length > 1 || !isWalked(asked) ? SOME : FEW);
    const known = measured.find((one) => one.kind !== null && one.kind === kind)?.condition;
    return { conditions, visible: visibleOf(asked, hidden), kind, known, isSome: most < SOME, isGathered };
  }

  private async pageOf(asked: Asked, fitting: Fitting): Promise<Pick<Found, 'ids' | 'total'>> {
    const { kind, isGathered } = fitting;
    if (!kind || !isGathered) {
      const [ids, total] = await Promise.all([this.pages.idsOf(asked, fitting), this.total(asked, fitting)]);
      return { ids, total };
    }
    const { ids, total } = await this.pages.gathered(asked, kind, stillAsked(fitting));
    return { ids, total: total ?? (await this.total(asked, fitting)) };
  }

  /** Owners whose machines are offered to nobody; admins see them. */
  private async hiddenFrom({ actor }: Asked): Promise<number[]> {
    if (actor?.admin) return [];
    const owners = await this.dataSource.query<{ user_id: number }[]>(
      'SELECT user_id FROM search_owners WHERE hidden = 1',
    );
    return owners.map(({ user_id }) => Number(user_id));
  }

  /** Whether the machines of the types that the words mean are more than are counted already. */
  private async isFull({ terms }: Asked, { conditions, visible }: Fitting): Promise<boolean> {
    const types = typesOf(terms);
    if (types.length === 0 || conditions.length > terms.length) return false;
    const source = byColumn('machine_type_id', types);
    const size = await this.sizes.of(source, TOTAL_MAX + 1);
    if (size <= TOTAL_MAX) return false;
    const from = gather([source], this.sqlite);
    const [row] = await this.rows<{ total: number }>(count(from, visible, TOTAL_MAX + 1));
    return Number(row?.total) > TOTAL_MAX;
  }

  /** Exact up to the limit and without conditions, else one more than the limit. */
  private async total(asked: Asked, fitting: Fitting): Promise<number> {
    const isAll = fitting.conditions.length === 0;
    if (!isAll && (await this.isFull(asked, fitting))) return TOTAL_MAX + 1;
    const { from, fit } = this.counted(fitting);
    const [row] = await this.rows<{ total: number | null }>(
      isAll ? visibleCount(asked.actor) : count(from, fit, TOTAL_MAX + 1),
    );
    return Number(row?.total ?? 0);
  }

  /** What is read to be counted, and what is then asked of it. */
  private counted(fitting: Fitting): { from: From; fit: Condition[] } {
    const { kind, isSome, conditions, visible } = fitting;
    if (kind && (isSome || kind.length === 1))
      return { from: gather(kind, this.sqlite), fit: stillAsked(fitting) };
    return { from: walk(null, this.sqlite), fit: [...conditions, ...visible] };
  }

  private rows<Row>({ sql, parameters }: Condition): Promise<Row[]> {
    const [query, values] = this.dataSource.driver.escapeQueryWithParameters(sql, parameters);
    return this.dataSource.query<Row[]>(query, values);
  }
}

/** Of rows that were read by their kind. */
function stillAsked({ conditions, visible, known }: Fitting): Condition[] {
  return [...conditions.filter((condition) => condition !== known), ...visible];
}

/** At least what was counted, and what the pages so far have shown; the last page says where it ends. */
function bound({ page, per_page }: MachineList, shown: number): Pick<Found, 'total' | 'isBound'> {
  const before = (page - 1) * per_page;
  if (shown > 0 && shown < per_page) return { total: before + shown, isBound: false };
  return { total: Math.max(TOTAL_MAX, shown > 0 ? before + shown + 1 : 0), isBound: true };
}
