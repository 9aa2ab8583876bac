import { chmodSync, mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { api } from '../../test/api';
import { Client } from '../../test/client';
import { yard } from '../../test/command';
import { startMain } from '../../test/main-process';
import { PNG } from '../../test/permissions/png';

const modeOf = (path: string) => statSync(path).mode & 0o777;

/** Everything below a folder, and the folder itself, that others could read. */
function open(folder: string): string[] {
  const below = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = [folder, ...below.map((entry) => join(entry.parentPath, entry.name))];
  return paths.filter((path) => (modeOf(path) & 0o077) !== 0);
}

it('keeps database, keys and uploads for the account that runs it, also those that were open before', async () => {
  const folder = mkdtempSync(join(api.storage, 'modes-'));
  const storage = join(folder, 'storage');
  mkdirSync(storage, { mode: 0o755 });
  chmodSync(storage, 0o755);
  const secrets = { appKey: 'a key for tests of 32 characters', pusherSecret: 'a secret for tests' };
  writeFileSync(join(storage, 'secrets.json'), JSON.stringify(secrets), { mode: 0o644 });
  const database = join(storage, 'yard.sqlite');
  writeFileSync(database, '', { mode: 0o644 });

  const running = await startMain(await migrated(`sqlite:${database}`));
  const renter = new Client(running.url, { email: 'cleo@example.com', password: 'a piped password' });
  const kept = await renter.upload('/api/media', PNG, 'a.png');
  const left = open(storage);
  await running.stop();

  expect(kept.status).toBe(201);
  expect(left).toEqual([]);
  expect(modeOf(database)).toBe(0o600);
});

/** An empty database of this version with one account in it. */
async function migrated(DATABASE_URL: string): Promise<Record<string, string>> {
  const env = {
    DATABASE_URL,
    STORAGE_URL: dirname(DATABASE_URL.slice('sqlite:'.length)),
    DEMO: 'false',
    LOG_LEVEL: 'silent',
  };
  await yard(['migrate'], env);
  await yard(['user:create', '--name', 'Cleo', '--email', 'cleo@example.com'], env, 'a piped password');
  return env;
}
