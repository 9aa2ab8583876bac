import type { DataSource } from 'typeorm';

/** A column as the database has it. */
export interface LiveColumn {
  name: string;
  /** `bigint(20) unsigned` */
  type: string;
  /** `bigint` */
  base: string;
  /** Characters of a text; null for what has none. */
  length: number | null;
  isNullable: boolean;
  hasDefault: boolean;
  /** Filled by the database itself: a counter or a computed column. */
  isGenerated: boolean;
  /** Stamped by the database with the time of any update. */
  isStamped: boolean;
  collation: string | null;
  comment: string;
}

/** A table as the database has it. */
export interface LiveTable {
  name: string;
  /** Null for a view. */
  engine: string | null;
  isEmpty: boolean;
  columns: Map<string, LiveColumn>;
  /** Columns of each index, the primary key among them. */
  indexes: { name: string; columns: string[]; isUnique: boolean }[];
  /** Columns with a foreign key. */
  keyed: Set<string>;
  constraints: Set<string>;
}

/** The tables that the database has, by name. */
export type LiveSchema = Map<string, LiveTable>;

/** The database as it stands. Reads only. */
export async function liveSchema(dataSource: DataSource): Promise<LiveSchema> {
  const schema: LiveSchema = new Map();
  for (const { name, engine } of await tables(dataSource)) {
    schema.set(name, {
      name,
      engine,
      isEmpty: engine === null || (await dataSource.query(`SELECT 1 FROM \`${name}\` LIMIT 1`)).length === 0,
      columns: new Map(),
      indexes: [],
      keyed: new Set(),
      constraints: new Set(),
    });
  }
  await readColumns(dataSource, schema);
  await readIndexes(dataSource, schema);
  await readConstraints(dataSource, schema);
  return schema;
}

function tables(dataSource: DataSource) {
  return dataSource.query<{ name: string; engine: string | null }[]>(
    `SELECT TABLE_NAME AS name, ENGINE AS engine FROM information_schema.TABLES
      WHERE TABLE_SCHEMA = DATABASE() ORDER BY TABLE_NAME`,
  );
}

interface ColumnRow {
  table: string;
  name: string;
  type: string;
  base: string;
  length: number | null;
  nullable: string;
  fallback: string | null;
  extra: string;
  collation: string | null;
  comment: string;
}

async function readColumns(dataSource: DataSource, schema: LiveSchema): Promise<void> {
  const rows = await dataSource.query<ColumnRow[]>(
    `SELECT TABLE_NAME AS \`table\`, COLUMN_NAME AS name, COLUMN_TYPE AS type, DATA_TYPE AS base,
        CHARACTER_MAXIMUM_LENGTH AS length, IS_NULLABLE AS nullable, COLUMN_DEFAULT AS fallback, EXTRA AS extra,
        COLLATION_NAME AS collation, COLUMN_COMMENT AS comment
      FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE() ORDER BY TABLE_NAME, ORDINAL_POSITION`,
  );
  for (const { table, nullable, fallback, extra, ...column } of rows) {
    schema
      .get(table)
      ?.columns.set(column.name, {
        ...column,
        isNullable: nullable === 'YES',
        hasDefault: fallback !== null,
        isStamped: /on update/i.test(extra),
        isGenerated: /auto_increment|(virtual|stored|persistent) generated/i.test(extra),
        length: column.length === null ? null : Number(column.length),
      });
  }
}

async function readIndexes(dataSource: DataSource, schema: LiveSchema): Promise<void> {
  const rows = await dataSource.query<{ table: string; name: string; column: string; open: number }[]>(
    `SELECT TABLE_NAME AS \`table\`, INDEX_NAME AS name, COLUMN_NAME AS \`column\`, NON_UNIQUE AS open
      FROM information_schema.STATISTICS WHERE TABLE_SCHEMA = DATABASE() AND SUB_PART IS NULL
      ORDER BY TABLE_NAME, INDEX_NAME, SEQ_IN_INDEX`,
  );
  for (const { table, name, column, open } of rows) {
    const indexes = schema.get(table)?.indexes;
    const known = indexes?.find((index) => index.name === name);
    if (known) known.columns.push(column);
    else indexes?.push({ name, columns: [column], isUnique: Number(open) === 0 });
  }
}

async function readConstraints(dataSource: DataSource, schema: LiveSchema): Promise<void> {
  const keys = await dataSource.query<{ table: string; column: string }[]>(
    `SELECT TABLE_NAME AS \`table\`, COLUMN_NAME AS \`column\` FROM information_schema.KEY_COLUMN_USAGE
      WHERE TABLE_SCHEMA = DATABASE() AND REFERENCED_TABLE_NAME IS NOT NULL`,
  );
  for (const { table, column } of keys) schema.get(table)?.keyed.add(column);
  const constraints = await dataSource.query<{ table: string; name: string }[]>(
    `SELECT TABLE_NAME AS \`table\`, CONSTRAINT_NAME AS name FROM information_schema.TABLE_CONSTRAINTS
      WHERE TABLE_SCHEMA = DATABASE()`,
  );
  for (const { table, name } of constraints) schema.get(table)?.constraints.add(name);
}
