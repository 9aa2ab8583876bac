import type { Adoption, LiveSchema, Version } from '@laravel-wire/adopt';
import type { DataSource } from 'typeorm';
import { indexEverything } from '../../src/catalog/search/index/update-index';
import { messageableTypes, storedTypes } from '../../src/messaging/messageable-types';
import { migrations } from '../schema/tables';
import { DERIVATIONS, GAPS } from './derivations';
import { machinePlaces } from './machine-places';
import { takeDays } from './taken-days';

/** Everything that a migration from Laravel adds to its database. */
export const thisVersion: Version = {
  migrations,
  mark: 'yard: being filled',
  derivations: DERIVATIONS,
  gaps: GAPS,
  fillers: [machinePlaces],
  findings,
  finish,
};

async function findings(dataSource: DataSource, live: LiveSchema): Promise<string[]> {
  return [
    ...(live.get('users')?.columns.has('password') ? await otherHashes(dataSource) : []),
    ...(live.get('messages')?.columns.has('messageable_type') ? await otherParents(dataSource) : []),
  ];
}

/** Laravel may be set to Argon; this version checks bcrypt. */
async function otherHashes(dataSource: DataSource): Promise<string[]> {
  const [row] = await dataSource.query<{ n: number | string }[]>(
    "SELECT COUNT(*) AS n FROM users WHERE password NOT LIKE '$2_$%'",
  );
  const rows = Number(row?.n ?? 0);
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

/** The calendar and the search index follow from the rows. */
async function finish({ dataSource, now, say }: Adoption): Promise<void> {
  const { days, clashes } = await takeDays(dataSource, now);
  if (days > 0) say(`took ${days} days of approved rentals in machine_days`);
  if (clashes.length > 0) say(`rental requests that share days with others: ${clashes.join(', ')}`);
  const indexed = await indexEverything(dataSource);
  if (indexed > 0) say(`made ${indexed} machines findable`);
}
