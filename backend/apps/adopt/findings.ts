import type { DataSource } from 'typeorm';
import { messageableTypes, storedTypes } from '../../src/messaging/messageable-types';
import { gapOf } from './derivations';
import type { LiveSchema } from './live-schema';
import type { Plan } from './plan';

/** What the rows themselves hold that this version cannot use, or only with a gap. Reads only. */
export async function findings(dataSource: DataSource, plan: Plan, live: LiveSchema): Promise<string[]> {
  const empty = await Promise.all(plan.open.map((name) => emptyValues(dataSource, name)));
  return [
    ...empty.flat(),
    ...(live.get('users')?.columns.has('password') ? await otherHashes(dataSource) : []),
    ...(live.get('messages')?.columns.has('messageable_type') ? await otherParents(dataSource) : []),
  ];
}

async function emptyValues(dataSource: DataSource, name: string): Promise<string[]> {
  const [table, column] = name.split('.');
  const rows = await count(dataSource, `FROM \`${table}\` WHERE \`${column}\` IS NULL`);
  if (rows === 0) return [];
  const gap = gapOf(name);
  const what = gap ? `there it becomes: ${gap.says}` : 'new ones always have a value';
  return [`${name} is empty in ${rows} rows; ${what}`];
}

/** Laravel may be set to Argon; this version checks bcrypt. */
async function otherHashes(dataSource: DataSource): Promise<string[]> {
  const rows = await count(dataSource, "FROM users WHERE password NOT LIKE '$2_$%'");
  return rows > 0 ? [`${rows} users have a password that is no bcrypt hash: they have to reset it`] : [];
}

async function otherParents(dataSource: DataSource): Promise<string[]> {
  const rows = await dataSource.query<{ type: string; messages: number | string }[]>(
    `SELECT messageable_type AS type, COUNT(*) AS messages FROM messages
      WHERE messageable_type NOT IN (?) GROUP BY messageable_type ORDER BY messageable_type`,
    [messageableTypes.flatMap(storedTypes)],
  );
  return rows.map(({ type, messages }) => `${messages} messages are on a "${type}" and stay unseen`);
}

async function count(dataSource: DataSource, from: string): Promise<number> {
  const [row] = await dataSource.query<{ n: number | string }[]>(`SELECT COUNT(*) AS n ${from}`);
  return Number(row?.n ?? 0);
}
