import { api } from './api';
import type { Statement } from './count-queries';

/** Tables that grow with the business: none of them may be read whole. */
const BIG = [
  'rental_requests',
  'messages',
  'message_views',
  'payments',
  'document_agreements',
  'users',
  'machines',
];

/**
 * The rows of the database's own plan. On SQLite by the connection that writes, which made the statistics: one that
 * reads hears of new ones with its next read, and an EXPLAIN reads nothing.
 */
export function explained<Row>({ sql, parameters }: Statement): Promise<Row[]> {
  if (api.dialect === 'mysql') return api.dataSource.query<Row[]>(`EXPLAIN ${sql}`, parameters);
  return api.dataSource.transaction((tx) => tx.query<Row[]>(`EXPLAIN QUERY PLAN ${sql}`, parameters));
}

export function readWhole(statement: Statement): Promise<string[]> {
  return api.dialect === 'mysql' ? scannedByMysql(statement) : scannedBySqlite(statement);
}

export async function indexesOf(statement: Statement): Promise<string[]> {
  if (api.dialect === 'mysql') {
    const plan = await explained<{ key: string | null }>(statement);
    return plan.flatMap(({ key }) => key ?? []);
  }
  const plan = await explained<{ detail: string }>(statement);
  return plan.flatMap(({ detail }) => / INDEX (\S+)/.exec(detail)?.[1] ?? []);
}

async function scannedByMysql(statement: Statement): Promise<string[]> {
  const plan = await explained<{ table: string | null; type: string | null }>(statement);
  return plan
    .filter(({ type }) => type === 'ALL')
    .flatMap(({ table }) => bigTable(statement.sql, table ?? ''));
}

async function scannedBySqlite(statement: Statement): Promise<string[]> {
  const plan = await explained<{ detail: string }>(statement);
  return plan.flatMap(({ detail }) => {
    const [, name = ''] = /^SCAN (\S+)(?!.* USING )/.exec(detail) ?? [];
    return bigTable(statement.sql, name);
  });
}

function bigTable(sql: string, alias: string): string[] {
  if (alias === '') return [];
  return BIG.filter(
    (table) => alias === table || new RegExp(`\\b${table}[\`"]? [\`"]?${alias}\\b`).test(sql),
  );
}
