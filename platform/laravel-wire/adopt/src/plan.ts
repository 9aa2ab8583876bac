import type { TableColumnOptions } from 'typeorm';
import { typeSql } from './column-sql';
import type { LiveColumn, LiveSchema, LiveTable } from './live-schema';
import type { Version } from './version';
import type { WantedTable } from './wanted-table';

export interface TablePlan {
  wanted: WantedTable;
  /** Null when the table is not there. */
  live: LiveTable | null;
  missing: TableColumnOptions[];
  /** Added and to be filled: those missing, and those of a run that was interrupted. */
  unfilled: TableColumnOptions[];
  /** Columns that demand a value the application may leave out. */
  obligatory: LiveColumn[];
  typeOf(column: TableColumnOptions): string;
}

/** Changes that adopting is going to make. */
export interface Plan {
  version: Version;
  tables: TablePlan[];
  /** Reasons why moving in is impossible; nothing is written while there is any. */
  blockers: string[];
  /** Things that are left as they are and worth knowing. */
  notes: string[];
  /** Columns (`table.column`) that may be empty here and never are in a new installation. */
  open: string[];
}

/** Additions that the application needs to work with the database as it stands. Pure. */
export function planFor(version: Version, wanted: readonly WantedTable[], live: LiveSchema): Plan {
  const plan: Plan = { version, tables: [], blockers: [], notes: [], open: [] };
  for (const table of wanted) plan.tables.push(tablePlan(table, live, plan));
  return plan;
}

function tablePlan(wanted: WantedTable, schema: LiveSchema, plan: Plan): TablePlan {
  const live = schema.get(wanted.name) ?? null;
  const typeOf = (column: TableColumnOptions) => typeSql(column, referenceType(column, wanted, schema));
  const there = (column: TableColumnOptions) => live?.columns.get(column.name);
  const missing = live ? wanted.columns.filter((column) => !there(column)) : [];
  const started = wanted.columns.filter((column) => there(column)?.comment === plan.version.mark);
  if (live) plan.blockers.push(...blockersOf(wanted, live));
  if (live) compare({ wanted, live, typeOf, plan });
  const obligatory = live ? obligatoryColumns(wanted, live) : [];
  return { wanted, live, missing, unfilled: [...missing, ...started], obligatory, typeOf };
}

/**
 * A key takes the type of the id it refers to: Laravel's are `bigint unsigned`, and so are those of new tables then.
 */
function referenceType(column: TableColumnOptions, wanted: WantedTable, schema: LiveSchema): string | null {
  const idOf = (table: string) => (schema.get(table) ?? schema.get('users'))?.columns.get('id')?.type ?? null;
  const key = wanted.foreignKeys.find((foreignKey) => foreignKey.column === column.name);
  if (key) return idOf(key.references);
  return column.name === 'id' && column.isGenerated ? idOf(wanted.name) : null;
}

function blockersOf(wanted: WantedTable, { name, engine, columns }: LiveTable): string[] {
  if (engine === null) return [`${name} is a view; a table is needed`];
  const others = engine === 'InnoDB' ? [] : [`${name} is kept by ${engine}; InnoDB is needed`];
  const isCounted = wanted.columns.some((column) => column.name === 'id' && column.isGenerated);
  const id = columns.get('id');
  const isCounter = id !== undefined && /int$/.test(id.base) && id.isGenerated;
  if (!isCounted || isCounter) return others;
  return [
    ...others,
    `${name} has no counting id: RENAME TABLE ${name} TO laravel_${name} first, if it is another application's`,
  ];
}

interface Comparison {
  wanted: WantedTable;
  live: LiveTable;
  typeOf(column: TableColumnOptions): string;
  plan: Plan;
}

type Family = 'integer' | 'decimal' | 'text' | 'instant' | 'date' | 'time' | 'other';

const FAMILIES: Record<string, Family> = {
  ...family('integer', 'tinyint smallint mediumint int integer bigint year boolean'),
  ...family('decimal', 'decimal double float'),
  ...family('text', 'char varchar tinytext text mediumtext longtext enum set json uuid'),
  ...family('instant', 'datetime timestamp'),
  ...family('date', 'date'),
  ...family('time', 'time'),
};

/** Types that the application's values can be written to and read from. */
const ACCEPTED: Partial<Record<Family, Family[]>> = {
  integer: ['integer', 'decimal'],
  decimal: ['decimal', 'integer'],
  // A time of day is text here; MySQL takes and gives it as text.
  text: ['text', 'time'],
  instant: ['instant'],
  date: ['date', 'instant'],
};

/** Difference of an existing column from a new installation's; null when it does not matter. */
type Difference = { kind: 'harmless' | 'coarser' | 'narrower' | 'unusable'; text: string };

function difference(wanted: TableColumnOptions, wantedType: string, live: LiveColumn): Difference | null {
  const text = `is ${live.type} here, ${wantedType} in a new installation`;
  const families = ACCEPTED[FAMILIES[wanted.type] ?? 'other'] ?? [];
  if (!families.includes(FAMILIES[live.base] ?? 'other')) return { kind: 'unusable', text };
  if (shorter(wanted, live)) return { kind: 'narrower', text };
  if (wanted.type === 'datetime' && !live.type.endsWith('(3)')) return { kind: 'coarser', text };
  return sameType(wantedType, live.type) ? null : { kind: 'harmless', text };
}

function shorter({ type, length }: TableColumnOptions, live: LiveColumn): boolean {
  if (live.length === null) return false;
  return type === 'longtext' ? live.length < 20_000 : live.length < Number(length ?? 0);
}

/** MySQL 8 writes no display width, MariaDB and 5.7 do. */
function sameType(wanted: string, live: string): boolean {
  const plain = (type: string) => type.replace(/^(\w*int)\(\d+\)/, '$1').replaceAll(' ', '');
  return plain(wanted) === plain(live);
}

function family(name: Family, types: string): Record<string, Family> {
  return Object.fromEntries(types.split(' ').map((type) => [type, name]));
}

function compare({ wanted, live, typeOf, plan }: Comparison): void {
  const seconds: string[] = [];
  for (const column of wanted.columns) {
    const there = live.columns.get(column.name);
    if (!there || column.name === 'id') continue;
    const found = difference(column, typeOf(column), there);
    const name = `${live.name}.${column.name}`;
    if (found?.kind === 'unusable')
      plan.blockers.push(`${name} ${found.text}: change its type, or rename it, first`);
    if (found?.kind === 'coarser') seconds.push(column.name);
    if (found?.kind === 'harmless') plan.notes.push(`${name} ${found.text}`);
    if (found?.kind === 'narrower') plan.notes.push(`${name} ${found.text}: longer texts will be refused`);
    if (there.isNullable && column.isNullable !== true && there.comment !== plan.version.mark)
      plan.open.push(name);
  }
}

function obligatoryColumns({ columns }: WantedTable, live: LiveTable): LiveColumn[] {
  const known = new Map(columns.map((column) => [column.name, column]));
  return [...live.columns.values()].filter(({ name, isNullable, hasDefault, isGenerated }) => {
    if (isNullable || isGenerated) return false;
    const wanted = known.get(name);
    // An unknown column is left out of an insert; a known one may be set to null, whatever its default.
    return wanted ? wanted.isNullable === true : !hasDefault;
  });
}
