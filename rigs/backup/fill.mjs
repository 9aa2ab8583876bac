// Fills the product with megabytes that do not compress: pictures stored as photos are, and texts of tickets.
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
require('reflect-metadata');
const { openDatabase } = require('../../backend/dist/apps/schema/open-database');

const MB = 1024 * 1024;
const OF_PICTURES = 0.7;
const PICTURE_BYTES = 500_000;
/** A third more as base64. */
const TEXT_BYTES = 2_250;
const ROWS_AT_ONCE = 500;
const STAMPS = { created_at: '2026-01-01 00:00:00.000', updated_at: '2026-01-01 00:00:00.000' };

/** @returns the pictures' hashes by their paths */
export async function fill({ DATABASE_URL: url, STORAGE_URL: storage }, megabytes) {
  const hashes = new Map();
  if (megabytes === 0) return hashes;
  const dataSource = await openDatabase(url);
  const [{ id: user_id }] = await dataSource.query("SELECT id FROM users WHERE email = 'owner@example.com'");
  const texts = Math.round((megabytes * MB * (1 - OF_PICTURES)) / ((TEXT_BYTES * 4) / 3));
  await insertAll(dataSource, 'support_tickets', texts, () => ({
    user_id,
    message: randomBytes(TEXT_BYTES).toString('base64'),
    ...STAMPS,
  }));
  const pictures = Math.round((megabytes * MB * OF_PICTURES) / PICTURE_BYTES);
  await insertAll(dataSource, 'media', pictures, (id) => ({ id, ...pictureOf(user_id, storage, hashes) }));
  await insertAll(dataSource, 'audit_events', pictures, (id) => ({
    ...{ user_id, action: 'create', record_type: 'media', record_id: id, data: '{}' },
    ...STAMPS,
  }));
  await dataSource.destroy();
  return hashes;
}

function pictureOf(user_id, storage, hashes) {
  const name = randomBytes(16).toString('hex');
  const path = `${name.slice(0, 2)}/${name}.webp`;
  const bytes = randomBytes(PICTURE_BYTES);
  const file = join(storage, 'media', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  hashes.set(path, createHash('sha256').update(bytes).digest('hex'));
  const kind = { folder: '', name: 'photo.jpg', mime_type: 'image/webp' };
  return { user_id, ...kind, path, size: PICTURE_BYTES, width: 2400, height: 1600, ...STAMPS };
}

async function insertAll(dataSource, table, count, rowOf) {
  for (let first = 1; first <= count; first += ROWS_AT_ONCE) {
    const rows = Array.from({ length: Math.min(ROWS_AT_ONCE, count - first + 1) }, (_, index) =>
      rowOf(first + index),
    );
    const columns = Object.keys(rows[0]);
    const places = rows.map(() => `(${columns.map(() => '?').join(', ')})`).join(', ');
    const values = rows.flatMap((row) => columns.map((column) => row[column]));
    await dataSource.query(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${places}`, values);
  }
}
