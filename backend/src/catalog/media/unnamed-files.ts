import type { DataSource } from 'typeorm';
import type { FileStore, ListedFile } from '@kit/server/files/file-store';

/** Uploads that still run began later. */
const OLD_MS = 24 * 60 * 60 * 1000;
const ROWS = 10_000;
const FOLDER = 'media/';

/** Pictures that no row names and that are older than a day: what was left when a process or the store went away. */
export async function unnamedFiles(
  dataSource: DataSource,
  store: FileStore,
  now: Date,
): Promise<ListedFile[]> {
  const old: ListedFile[] = [];
  for await (const file of store.list('media')) {
    if (now.getTime() - file.modified.getTime() > OLD_MS) old.push(file);
  }
  const named = await namesIn(dataSource);
  return old.filter(({ name }) => !named.has(name.slice(FOLDER.length)));
}

/** Called after the list was made: what is in neither was made since. */
async function namesIn(dataSource: DataSource): Promise<Set<string>> {
  const names = new Set<string>();
  for (let last = 0; ;) {
    const rows = await dataSource.query<{ id: number; path: string }[]>(
      `SELECT id, path FROM media WHERE id > ? AND deleted_at IS NULL ORDER BY id LIMIT ${ROWS}`,
      [last],
    );
    for (const { path } of rows) names.add(path);
    if (rows.length < ROWS) return names;
    last = Number(rows.at(-1)?.id);
  }
}
