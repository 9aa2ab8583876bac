import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Environment, ENVIRONMENT } from '../../../config/environment';
import { MachinesNotBack } from '../../calendar/machines-not-back';
import { isSqlite } from '@kit/server/store/reading';
import { requestedAttributes } from '../attributes/requested-attributes';
import { measuredBy } from '../attributes/attribute-sql';
import {
  type ListQuery,
  type AttributeTally,
  type Found,
  MachineIndex,
  type MachineList,
  type Tallied,
  type Tally,
  type Tallying,
} from '../machine-index';
import { visibleCount } from '../machine-visibility';
import { sumOf } from '../tallied';
import { typesOf } from '../terms/term';
import type { Condition } from './condition';
import { centreOf, conditionsOf, visibleOf } from './conditions';
import { Counting } from './counting';
import { type Fitting, readingOf } from './fitting';
import { ListCounts, TOTAL_MAX } from './list-counts';
import { isRanked, isWalked, Pages } from './pages';
import { orderOf } from './orders';
import { delivered } from './place-sql';
import { byColumn, type Narrowing, sourcesOf, wordedBy } from './sources';
import { SOME, SourceSizes } from './source-sizes';
import { tallyAttributes } from './statements';
import { WordTable } from './word-table';

const FEW = 10_000;

@Injectable()
export class TableIndex extends MachineIndex {
  private readonly sqlite: boolean;
  private readonly pages: Pages;
  private readonly sizes: SourceSizes;
  private readonly counting: Counting;
  private readonly many: ListCounts;
  private readonly words: WordTable;

  constructor(
    private readonly dataSource: DataSource,
    private readonly notBack: MachinesNotBack,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {
    super();
    this.sqlite = isSqlite(dataSource);
    this.pages = new Pages((statement) => this.rows(statement), this.sqlite);
    this.counting = new Counting((statement) => this.rows(statement), this.sqlite);
    this.words = new WordTable(dataSource);
    this.sizes = new SourceSizes((statement) => this.rows(statement), this.sqlite);
    this.many = new ListCounts((statement) => this.rows(statement), this.counting, this.sizes, this.sqlite);
  }

  async find(query: ListQuery, tallying?: Tallying): Promise<Found> {
    orderOf(query);
    if (query.terms.some(({ ways }) => ways.length === 0)) return { ids: [], total: 0, isBound: false };
    const fitting = await this.fitting(query);
    const { ids, total } = await this.pageOf(query, fitting, tallying);
    if (fitting.conditions.length === 0 || total <= TOTAL_MAX) return { ids, total, isBound: false };
    return { ids, ...bound(query.list, ids.length) };
  }

  async ids(query: ListQuery): Promise<number[]> {
    if (query.terms.some(({ ways }) => ways.length === 0)) return [];
    return this.pages.idsOf(query, await this.fitting(query));
  }

  async upTo(query: ListQuery, limit: number): Promise<number> {
    if (query.terms.some(({ ways }) => ways.length === 0)) return 0;
    return this.counting.upTo(await this.fitting(query), limit);
  }

  async tallies(query: ListQuery): Promise<Tallied<Tally>> {
    if (query.terms.some(({ ways }) => ways.length === 0)) return { tallies: [], isBound: false };
    const fitting = await this.fitting(query);
    const isBrought = delivered(query.actor, centreOf(query.list), this.environment.distanceUnit);
    const columns = {
      machine_type_id: { sql: 'machine.machine_type_id', parameters: {} },
      manufacturer: { sql: 'machine.manufacturer', parameters: {} },
      delivered: { ...isBrought, sql: `CASE WHEN ${isBrought.sql} THEN 1 ELSE 0 END` },
    };
    const tallies = await this.counting.tallies(fitting, columns, TOTAL_MAX + 1);
    return { tallies, isBound: sumOf(tallies) > TOTAL_MAX };
  }

  async attributeTallies(
    query: ListQuery,
    names: readonly string[],
    tallying?: Tallying,
  ): Promise<Tallied<AttributeTally>> {
    if (query.terms.some(({ ways }) => ways.length === 0)) return { tallies: [], isBound: false };
    const fitting = await this.fitting(query);
    const { from, fit } = readingOf(fitting, this.sqlite);
    const limits = { limit: TOTAL_MAX, sqlite: this.sqlite };
    const [rows, total] = await Promise.all([
      this.rows<AttributeTally>(tallyAttributes(names, from, fit, limits)),
      this.counted(query, fitting, tallying),
    ]);
    const tallies = rows.map((row) => ({ ...row, count: Number(row.count) }));
    return { tallies, isBound: total > TOTAL_MAX };
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

  private async fitting(query: ListQuery): Promise<Fitting> {
    const unit = this.environment.distanceUnit;
    const measured = measuredBy(await requestedAttributes(this.dataSource.manager, query.list), query.list);
    const narrowings = [...wordedBy(query.terms), ...measured];
    const notBack = query.list.from ? await this.notBack.of(this.dataSource.manager, null) : [];
    const asked = conditionsOf(query, { unit, sqlite: this.sqlite, notBack });
    const conditions = [...asked, ...measured.map((one) => one.condition)];
    const kinds = [...narrowings.flatMap((one) => (one.kind ? [one.kind] : [])), ...sourcesOf(query, unit)];
    const [{ kind, size, most }, hidden] = await Promise.all([
      this.sizes.narrowest(kinds),
      this.hiddenFrom(query),
    ]);
    const isSorted = !isWalked(query) && !(isRanked(query) && (await this.isDense(query, narrowings)));
    const isGathered = size < (kinds.length > 1 || isSorted ? SOME : FEW);
    const sure = narrowings.filter((one) => one.isSure && one.kind === kind);
    const known = new Set(sure.map(({ condition }) => condition.sql));
    const visible = visibleOf(query, hidden);
    return { conditions, visible, kind, known, isSome: most < SOME, isGathered };
  }

  /** True when one sure narrowing is all, or the types are common: the newest match is found at once. */
  private async isDense({ terms }: ListQuery, narrowings: readonly Narrowing[]): Promise<boolean> {
    if (narrowings.length === 1 && narrowings[0]?.isSure) return true;
    const types = typesOf(terms);
    return types.length > 0 && (await this.sizes.of(byColumn('machine_type_id', types), FEW)) >= FEW;
  }

  private async pageOf(
    query: ListQuery,
    fitting: Fitting,
    tallying?: Tallying,
  ): Promise<Pick<Found, 'ids' | 'total'>> {
    const { kind, isGathered } = fitting;
    if (!kind || !isGathered) {
      const [ids, total] = await Promise.all([
        this.pages.idsOf(query, fitting),
        this.total(query, fitting, tallying),
      ]);
      return { ids, total };
    }
    const { ids, total } = await this.pages.gathered(query, fitting);
    return { ids, total: total ?? (await this.total(query, fitting, tallying)) };
  }

  /** Owners whose machines are offered to nobody; admins see them. */
  private async hiddenFrom({ actor }: ListQuery): Promise<number[]> {
    if (actor?.admin) return [];
    const owners = await this.dataSource.query<{ user_id: number }[]>(
      'SELECT user_id FROM search_owners WHERE hidden = 1',
    );
    return owners.map(({ user_id }) => Number(user_id));
  }

  /** Exact up to the limit and without conditions, else one more than the limit. @see MachineIndex.find */
  private async total(query: ListQuery, fitting: Fitting, tallying?: Tallying): Promise<number> {
    if (fitting.conditions.length === 0) {
      const [row] = await this.rows<{ total: number | null }>(visibleCount(query.actor));
      return Number(row?.total ?? 0);
    }
    return this.counted(query, fitting, tallying);
  }

  private async counted(query: ListQuery, fitting: Fitting, tallying?: Tallying): Promise<number> {
    return tallying ? sumOf((await tallying).tallies) : this.many.total(query, fitting);
  }

  private rows<Row>({ sql, parameters }: Condition): Promise<Row[]> {
    const [query, values] = this.dataSource.driver.escapeQueryWithParameters(sql, parameters);
    return this.dataSource.query<Row[]>(query, values);
  }
}

/** At least what was counted, and what the pages so far have shown; the last page says where it ends. */
function bound({ page, per_page }: MachineList, shown: number): Pick<Found, 'total' | 'isBound'> {
  const before = (page - 1) * per_page;
  if (shown > 0 && shown < per_page) return { total: before + shown, isBound: false };
  return { total: Math.max(TOTAL_MAX, shown > 0 ? before + shown + 1 : 0), isBound: true };
}
