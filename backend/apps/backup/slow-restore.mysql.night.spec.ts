import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { api } from '../../test/api';
import { yard } from '../../test/command';
import { freshDatabase } from '../../test/fresh-database';
import { databaseUrl } from '../../test/main-process';

/** Longer than a statement of the server's may take. */
const LONG_S = 5;
const WAITING = `SELECT MAX(time_ms) / 1000 AS seconds FROM information_schema.processlist
  WHERE db = ? AND id <> CONNECTION_ID() AND state LIKE 'Waiting%lock%'`;

it('waits for a statement that takes longer than a person would', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'yard-restore-'));
  const { url, drop } = await freshDatabase(api, folder);
  const [file, storage] = [join(folder, 'yard.tar.gz'), join(folder, 'storage')];
  await yard(['backup', file], { DATABASE_URL: databaseUrl(), STORAGE_URL: storage });
  const there = { DATABASE_URL: url, STORAGE_URL: storage };
  await yard(['restore', file], there);
  const reader = await createConnection(url);
  await reader.query('START TRANSACTION');
  await reader.query('SELECT COUNT(*) FROM users');

  let isOver = false;
  const restored = yard(['restore', file, '--overwrite'], there).finally(() => (isOver = true));
  while (!isOver && (await waited(new URL(url).pathname.slice(1))) < LONG_S) await pause(100);
  await reader.end();
  const ended = await restored;
  await drop();
  rmSync(folder, { recursive: true, force: true });

  expect(ended).toEqual({ code: 0, output: expect.stringContaining('are back') });
});

/** Seconds that somebody has waited for a lock there. */
async function waited(database: string): Promise<number> {
  const rows: { seconds: unknown }[] = await api.dataSource.query(WAITING, [database]);
  return Number(rows[0]?.seconds ?? 0);
}
