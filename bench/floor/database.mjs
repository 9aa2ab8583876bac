// One pool and prepared statements: the least that gives a screen its information, on the product's own tables.
import { createPool } from 'mysql2';

const pool = createPool({
  uri: process.env.DATABASE_URL,
  timezone: 'Z',
  charset: 'utf8mb4_unicode_ci',
  dateStrings: true,
  connectionLimit: 12,
}).promise();
// Set per connection, as by the product, so that a transaction needs no statement for it.
pool.pool.on('connection', (connection) =>
  connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED'),
);

export async function rows(sql, values, on = pool) {
  const [found] = await on.execute(sql, values);
  return found;
}

/** Runs work on one connection between BEGIN and COMMIT. */
export async function inTransaction(work) {
  const connection = await pool.getConnection();
  try {
    await connection.query('START TRANSACTION');
    const result = await work((sql, values) => rows(sql, values, connection));
    await connection.query('COMMIT');
    return result;
  } catch (error) {
    await connection.query('ROLLBACK');
    throw error;
  } finally {
    connection.release();
  }
}

export const places = (values) => values.map(() => '?').join(', ');

/** A stored instant as the wire shows it. */
export const stamp = (text) =>
  text === null
    ? null
    : `${text
        .replace(' ', 'T')
        .slice(0, 23)
        .padEnd(23, text.length > 19 ? '0' : '.000')}000Z`;

/** An instant in the product's stored format. */
export const stored = (date) => date.toISOString().replace('T', ' ').replace('Z', '');
