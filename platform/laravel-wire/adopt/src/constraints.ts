import type { DataSource } from 'typeorm';
import type { LiveSchema, LiveTable } from './live-schema';
import type { WantedTable } from './wanted-table';

/** An index, key or check that a table of a new installation has. */
export interface Constraint {
  table: string;
  text: string;
  /** SQL that adds it, after `ALTER TABLE`. */
  addition: string;
  /** Columns it reads; it can be judged once all are there. */
  columns: string[];
  /** Query for `broken`, the number of rows that forbid it; null where no row can. */
  broken: string | null;
}

/** Missing constraints, by columns, whatever their names. Unknown to this function: whether the rows allow them. */
export function missingConstraints(wanted: WantedTable, live: LiveTable, schema: LiveSchema): Constraint[] {
  return [
    ...indexes(wanted, live),
    ...uniques(wanted, live),
    ...foreignKeys(wanted, live, schema),
    ...checks(wanted, live),
  ];
}

/** Number of rows (or groups of rows) that forbid a constraint. */
export async function brokenRows(dataSource: DataSource, { broken }: Constraint): Promise<number> {
  if (broken === null) return 0;
  const [row] = await dataSource.query<{ broken: number | string }[]>(broken);
  return Number(row?.broken ?? 0);
}

/** Adds constraints of one table: all of them, or none. */
export function additionSql(constraints: readonly Constraint[]): string {
  const additions = constraints.map(({ addition }) => addition).join(', ');
  return `ALTER TABLE \`${constraints[0]?.table ?? ''}\` ${additions}`;
}

/** Keys whose column has another type than the id it refers to: MySQL takes none. */
export function impossibleKeys(wanted: WantedTable, live: LiveTable, schema: LiveSchema): string[] {
  return openKeys(wanted, live)
    .filter(({ column, references }) => differs(live, column, schema.get(references)))
    .map(({ column, references }) => `${live.name}.${column} is no key to ${references}.id: another type`);
}

function indexes({ indexes: list }: WantedTable, live: LiveTable): Constraint[] {
  return list
    .filter(({ columns }) => !live.indexes.some((index) => startsWith(index.columns, columns)))
    .map(({ name, columns }) => ({
      table: live.name,
      text: `index ${live.name} (${columns.join(', ')})`,
      addition: `ADD INDEX \`${name}\` (${quoted(columns)})`,
      columns,
      broken: null,
    }));
}

function uniques({ uniques: list }: WantedTable, live: LiveTable): Constraint[] {
  const isKept = (columns: string[]) =>
    live.indexes.some((index) => index.isUnique && index.columns.every((column) => columns.includes(column)));
  return list
    .filter(({ columns }) => !isKept(columns))
    .map(({ name, columns }) => ({
      table: live.name,
      text: `unique key ${live.name} (${columns.join(', ')})`,
      addition: `ADD UNIQUE INDEX \`${name}\` (${quoted(columns)})`,
      columns,
      broken: `SELECT COUNT(*) AS broken FROM (SELECT 1 FROM \`${live.name}\`
        WHERE ${columns.map((column) => `\`${column}\` IS NOT NULL`).join(' AND ')}
        GROUP BY ${quoted(columns)} HAVING COUNT(*) > 1) twice`,
    }));
}

function foreignKeys(wanted: WantedTable, live: LiveTable, schema: LiveSchema): Constraint[] {
  return openKeys(wanted, live)
    .filter(({ column, references }) => !differs(live, column, schema.get(references)))
    .map(({ name, column, references, onDelete }) => ({
      table: live.name,
      text: `foreign key ${live.name}.${column} to ${references}`,
      addition: `ADD CONSTRAINT \`${name}\` FOREIGN KEY (\`${column}\`)
        REFERENCES \`${references}\` (id) ON DELETE ${onDelete}`,
      columns: [column],
      broken: `SELECT COUNT(*) AS broken FROM \`${live.name}\` t LEFT JOIN \`${references}\` r ON r.id = t.\`${column}\`
        WHERE t.\`${column}\` IS NOT NULL AND r.id IS NULL`,
    }));
}

function checks({ checks: list, columns: all }: WantedTable, live: LiveTable): Constraint[] {
  return list
    .filter(({ name }) => !live.constraints.has(name))
    .map(({ name, expression }) => ({
      table: live.name,
      text: `check ${live.name}: ${expression}`,
      addition: `ADD CONSTRAINT \`${name}\` CHECK (${expression})`,
      columns: all.map((column) => column.name).filter((column) => expression.includes(column)),
      broken: `SELECT COUNT(*) AS broken FROM \`${live.name}\` WHERE NOT (${expression})`,
    }));
}

function openKeys({ foreignKeys: list }: WantedTable, live: LiveTable) {
  return list.filter(({ column, name }) => !live.keyed.has(column) && !live.constraints.has(name));
}

/** A column or table that is still to be added takes the right type. */
function differs(live: LiveTable, column: string, parent: LiveTable | undefined): boolean {
  const own = live.columns.get(column)?.type;
  const id = parent?.columns.get('id')?.type;
  const plain = (type: string) => type.replace(/\(\d+\)/, '');
  return own !== undefined && id !== undefined && plain(own) !== plain(id);
}

function startsWith(columns: string[], start: string[]): boolean {
  return start.every((column, index) => columns[index] === column);
}

const quoted = (columns: string[]): string => columns.map((column) => `\`${column}\``).join(', ');
