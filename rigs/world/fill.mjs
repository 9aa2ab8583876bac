// Adds a busy marketplace to the demo world of a running installation: `node rigs/world/fill.mjs DATABASE_URL 3000 5000`.
import { createRequire } from 'node:module';
import { insert } from '../../bench/fill-requests.mjs';
import { worldRows } from './rows.mjs';

const require = createRequire(import.meta.url);
require('reflect-metadata');
const { openDatabase } = require('../../backend/dist/apps/schema/open-database');
const { searchTextOf } = require('../../backend/dist/src/users/search-text');

const [url, people, rentals] = process.argv.slice(2);
const dataSource = await openDatabase(url);
const first = {};
for (const table of ['users', 'addresses', 'rental_requests', 'support_tickets']) {
  const [{ last }] = await dataSource.query(`SELECT MAX(id) AS last FROM ${table}`);
  first[table] = Number(last ?? 0) + 1;
}
const machines = await dataSource.query('SELECT id, user_id FROM machines WHERE published_at IS NOT NULL');
const plan = {
  people: Number(people),
  rentals: Number(rentals),
  now: Date.now(),
  machines,
  first,
  searchTextOf,
};
const rows = worldRows(plan);
await dataSource.transaction(async ({ queryRunner }) => {
  for (const [table, all] of Object.entries(rows)) await insert(queryRunner, table, all);
});
await dataSource.destroy();
console.log(
  JSON.stringify({
    first,
    ...Object.fromEntries(Object.entries(rows).map(([table, { length }]) => [table, length])),
  }),
);
