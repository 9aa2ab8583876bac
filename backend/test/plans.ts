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

/** The big tables a statement reads whole, by the database's own plan. */
export function readWhole(statement: Statement): Promise<string[]> {
  return api.dialect === 'mysql' ? scannedByMysql(statement) : scannedBySqlite(statement);
}

async function scannedByMysql({ sql, parameters }: Statement): Promise<string[]> {
  const plan = await api.dataSource.query<{ table: string | null; type: string | null }[]>(
    `EXPLAIN ${sql}`,
    parameters,
  );
  return plan.filter(({ type }) => type === 'ALL').flatMap(({ table }) => bigTable(sql, table ?? ''));
}

async function scannedBySqlite({ sql, parameters }: Statement): Promise<string[]> {
  const plan = await api.dataSource.query<{ detail: string }[]>(`EXPLAIN QUERY PLAN ${sql}`, parameters);
  return plan.flatMap(({ detail }) => {
    const [, name = ''] = /^SCAN (\S+)(?!.* USING )/.exec(detail) ?? [];
    return bigTable(sql, name);
  });
}

/** What an alias stands for, if it is one of the big tables. */
function bigTable(sql: string, alias: string): string[] {
  if (alias === '') return [];
  return BIG.filter(
    (table) => alias === table || new RegExp(`\\b${table}[\`"]? [\`"]?${alias}\\b`).test(sql),
  );
}
