import type { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { type Recorded, recordStatement } from './recorded-statement';
import type { WantedIndex, WantedTable } from './wanted-table';

/**
 * Tables that the migrations would make in an empty MySQL database, in order, parents first. They run against a
 * recorder: no scratch database, which the account in use may not create.
 *
 * @throws Error for a statement the recorder has no meaning for
 */
export async function recordedSchema(
  migrations: readonly (new () => MigrationInterface)[],
): Promise<WantedTable[]> {
  const recorded = new Map<string, Recorded>();
  for (const Migration of migrations) await new Migration().up(recorder(recorded));
  return [...recorded.values()].map(wantedTable);
}

function recorder(recorded: Map<string, Recorded>): QueryRunner {
  const known = {
    dataSource: { options: { type: 'mysql' } },
    createTable: (table: Table) =>
      Promise.resolve(recorded.set(table.name, { table, checks: [], firstRows: [] })),
    hasColumn: (name: string, column: string) =>
      Promise.resolve(Boolean(recorded.get(name)?.table.findColumnByName(column))),
    query: (sql: string, parameters: unknown[] = []) => {
      recordStatement(recorded, sql, parameters);
      return Promise.resolve([]);
    },
  };
  const onlyKnown = new Proxy(known, {
    get: (target, name) => {
      if (!Reflect.has(target, name))
        throw new Error(`adopting a database knows no migration step "${String(name)}"`);
      return Reflect.get(target, name) as unknown;
    },
  });
  // The recorder is the part of a runner that migrations use; anything else throws above.
  return onlyKnown as unknown as QueryRunner;
}

function wantedTable({ table, checks, firstRows }: Recorded): WantedTable {
  const uniqueIndexes = table.indices.filter(({ isUnique }) => isUnique);
  return {
    name: table.name,
    table,
    columns: table.columns,
    indexes: table.indices.filter(({ isUnique }) => !isUnique).map(indexOf),
    uniques: [...table.uniques, ...uniqueIndexes].map(indexOf),
    foreignKeys: table.foreignKeys.map((key) => ({
      name: key.name ?? '',
      column: key.columnNames[0] ?? '',
      references: key.referencedTableName,
      onDelete: key.onDelete ?? 'RESTRICT',
    })),
    checks,
    firstRows,
  };
}

function indexOf({ name = '', columnNames }: { name?: string; columnNames: string[] }): WantedIndex {
  return { name, columns: columnNames };
}
