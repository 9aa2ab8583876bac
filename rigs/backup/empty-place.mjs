// Place to restore a backup to: an empty folder and an empty database of the kind in DATABASE_URL.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshMysql } from '../../tools/test/fresh-mysql.mjs';

/** @returns `variables` of a product there; `folder`, for what the rig keeps; `remove()` */
export async function emptyPlace(variables) {
  const folder = mkdtempSync(join(tmpdir(), 'yard-restored-'));
  const isSqlite = process.env.DATABASE_URL.startsWith('sqlite:');
  const database = isSqlite
    ? { url: `sqlite:${join(folder, 'database', 'yard.sqlite')}`, drop: () => Promise.resolve() }
    : await freshMysql('restored');
  return {
    folder,
    variables: { ...variables, DATABASE_URL: database.url, STORAGE_URL: join(folder, 'storage') },
    async remove() {
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
