// Checks a restored copy: what it must contain, and what it must not.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { damage } from '../crash/end-state.mjs';
import { signedIn } from '../load/people.mjs';
import { startProduct } from '../load/product.mjs';
import { halves, lost, withoutFile } from '../load/written.mjs';

const require = createRequire(import.meta.url);
require('reflect-metadata');
const { openDatabase } = require('../../backend/dist/apps/schema/open-database');
const { COMMAND_LIMITS } = require('@kit/server/store/time-limits');
const { AuditChain } = require('../../backend/dist/src/audit/audit-chain');
const { checkAudit } = require('../../backend/dist/src/audit/check-audit');
const { checkLedger } = require('../../backend/dist/src/ledger/checks/check-ledger');

const KEYS = `SELECT table_name AS child, column_name AS name, referenced_table_name AS parent,
    referenced_column_name AS target
  FROM information_schema.key_column_usage
  WHERE table_schema = DATABASE() AND referenced_table_name IS NOT NULL`;

/** @returns `wrong`, in words; `figures` */
export async function judge({ there, filled, facts, later, failures, sourceMedia, unpromised }) {
  const dataSource = await openDatabase(there.DATABASE_URL, { limits: COMMAND_LIMITS });
  const rows = (sql) => dataSource.query(sql);
  const audit = await checkAudit(dataSource, new AuditChain(there.APP_KEY));
  const files = await pictures(rows, there.STORAGE_URL, { filled, later, sourceMedia, unpromised });
  const wrong = [
    ...failures,
    ...(await lost(rows, facts, later)),
    ...(await halves(rows)),
    ...(await withoutFile(rows, there.STORAGE_URL)),
    ...files.wrong,
    ...(await checkLedger(dataSource)).differences,
    ...(audit.bad === null ? [] : [`the audit log: ${audit.bad}`]),
    ...(await damage((_name, sql) => rows(sql))),
    ...(await danglingKeys(rows)),
  ];
  await dataSource.destroy();
  wrong.push(...(await unserved(there)));
  const { sealed, waiting } = audit;
  return { wrong, figures: { ...files.figures, audit: { sealed, waiting } } };
}

/** MariaDB was told to load without looking at them; SQLite's own check is part of `damage`. */
async function danglingKeys(rows) {
  if (process.env.DATABASE_URL.startsWith('sqlite:')) return [];
  const wrong = [];
  for (const { child, name, parent, target } of await rows(KEYS)) {
    const [{ count }] = await rows(`SELECT COUNT(*) AS count FROM ${child} c
      LEFT JOIN ${parent} p ON p.${target} = c.${name} WHERE c.${name} IS NOT NULL AND p.${target} IS NULL`);
    if (Number(count) > 0) wrong.push(`${count} of ${child}.${name} name nothing in ${parent}`);
  }
  return wrong;
}

/** The bytes that were uploaded, under a row; one without a row was uploaded or deleted while the backup was made. */
async function pictures(rows, storage, { filled, later, sourceMedia, unpromised }) {
  const hashes = new Map(filled);
  for (const { kind, path, sha256 } of later)
    if (kind === 'picture') hashes.set(path.slice('/media/'.length), sha256);
  const named = new Map();
  for (const { path, size } of await rows('SELECT path, size FROM media WHERE deleted_at IS NULL')) {
    named.set(path, Number(size));
  }
  const known = new Set(sourceMedia.map(({ path }) => path));
  const wrong = [];
  const unknown = [];
  const found = filesBelow(join(storage, 'media'));
  for (const path of found) {
    const file = join(storage, 'media', path);
    if (named.has(path) && statSync(file).size !== named.get(path))
      wrong.push(`${path} is not as large as its row says`);
    if (hashes.has(path) && sha256Of(file) !== hashes.get(path))
      wrong.push(`${path} is not what was uploaded`);
    if (!known.has(path)) unknown.push(path);
  }
  // An upload that was refused for now, or not answered, may have written its file by then.
  if (unknown.length > unpromised) wrong.push(`${unknown.join(', ')}: of no row that there ever was`);
  const unnamed = found.filter((path) => !named.has(path)).length;
  return { wrong, figures: { pictures: named.size, files_without_row: unnamed } };
}

function filesBelow(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.map((file) => file.slice(folder.length + 1));
}

const sha256Of = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** The product starts on it, and whoever had an account signs in and reads. */
async function unserved(there) {
  const product = await startProduct(there);
  try {
    const renter = await signedIn(product.url, 'renter');
    const { status, body } = await renter.call('GET', '/api/rental_requests');
    return status === 200 && body.total > 0 ? [] : [`a renter reads ${status}, ${body.total} requests`];
  } finally {
    await product.stop();
  }
}
