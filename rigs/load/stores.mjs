// Queries of the database from outside the product.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createConnection } from 'mysql2/promise';

const ASK = join(import.meta.dirname, '../outages/ask.cjs');
const TABLES = [
  'sessions',
  'rental_requests',
  'messages',
  'payments',
  'notifications',
  'mails',
  'audit_events',
];
const COUNTS = `SELECT ${TABLES.map((name) => `(SELECT COUNT(*) FROM ${name}) AS ${name}`).join(', ')}`;

/** @returns `connections()` of others, `tables()`, rows in each, and `close()` */
export function store(url) {
  return url.startsWith('sqlite:') ? sqlite(url.slice('sqlite:'.length)) : mysql(url);
}

/** One query from outside. */
export async function rowsOf(url, sql) {
  if (url.startsWith('sqlite:')) return askFile(url.slice('sqlite:'.length), sql);
  const connection = await createConnection(url);
  const [rows] = await connection.query(sql);
  await connection.end();
  return rows;
}

async function askFile(file, sql) {
  const { stdout } = await promisify(execFile)(process.execPath, [ASK, file, sql], { maxBuffer: 1e8 });
  return JSON.parse(stdout);
}

/** A file has no connections but the product's open files. */
function sqlite(file) {
  return {
    connections: () => Promise.resolve(0),
    tables: async () => (await askFile(file, COUNTS))[0],
    close: () => Promise.resolve(),
  };
}

async function mysql(url) {
  const connection = await createConnection(url);
  const first = async (sql) => (await connection.query(sql))[0][0];
  const OTHERS =
    'SELECT COUNT(*) AS count FROM information_schema.processlist WHERE db = DATABASE() AND id <> CONNECTION_ID()';
  return {
    connections: async () => Number((await first(OTHERS)).count),
    tables: () => first(COUNTS),
    close: () => connection.end(),
  };
}
