import type { Table, TableColumnOptions } from 'typeorm';

export interface WantedForeignKey {
  name: string;
  column: string;
  references: string;
  onDelete: string;
}

export interface WantedIndex {
  name: string;
  columns: string[];
}

/** A table as the application's migrations make it. */
export interface WantedTable {
  name: string;
  /** The table that TypeORM creates, checks apart. */
  table: Table;
  columns: TableColumnOptions[];
  indexes: WantedIndex[];
  uniques: WantedIndex[];
  foreignKeys: WantedForeignKey[];
  checks: { name: string; expression: string }[];
  /** Rows that the migrations themselves insert. */
  firstRows: { sql: string; parameters: unknown[] }[];
}
