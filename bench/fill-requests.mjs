// Puts the rows of `batchRows` into a migrated database.
import { batchRows } from './batch-rows.mjs';

const REQUESTS_AT_ONCE = 500;
/** SQLite takes some 32,000 values in one statement at most. */
const ROWS_IN_ONE = 500;

/** Inserts all rows in one transaction. @param plan  `{ requests, matching, now }` */
export async function fillRequests(dataSource, plan) {
  const rows = batchRows(plan);
  await dataSource.transaction(async ({ queryRunner }) => {
    for (const table of ['users', 'addresses', 'machine_types', 'machines']) {
      await insert(queryRunner, table, rows[table]());
    }
    for (let from = 1; from <= plan.requests; from += REQUESTS_AT_ONCE) {
      const to = Math.min(plan.requests, from + REQUESTS_AT_ONCE - 1);
      for (const table of ['rental_requests', 'payments', 'simulated_objects']) {
        await insert(queryRunner, table, rows[table](from, to));
      }
    }
  });
}

/** Rows of one shape, many in a statement. */
export async function insert(runner, table, rows) {
  for (let first = 0; first < rows.length; first += ROWS_IN_ONE) {
    const some = rows.slice(first, first + ROWS_IN_ONE);
    const columns = Object.keys(some[0]);
    const places = some.map(() => `(${columns.map(() => '?').join(', ')})`).join(', ');
    const values = some.flatMap((row) => columns.map((column) => row[column]));
    await runner.query(
      `INSERT INTO ${table} (${columns.map((column) => `\`${column}\``).join(', ')}) VALUES ${places}`,
      values,
    );
  }
}
