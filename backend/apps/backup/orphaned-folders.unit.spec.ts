import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeOrphanedFolders } from './orphaned-folders';

let place: string;
beforeEach(() => (place = mkdtempSync(join(tmpdir(), 'yard-orphans-'))));
afterEach(() => rmSync(place, { recursive: true }));

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

function folder(name: string, { made, written }: { made: Date; written: Date }) {
  mkdirSync(join(place, name));
  writeFileSync(join(place, name, 'database'), 'a copy');
  utimesSync(join(place, name, 'database'), written, written);
  utimesSync(join(place, name), made, made);
}

it('removes folders so called that nobody has written to for an hour', async () => {
  const old = { made: hoursAgo(3), written: hoursAgo(2) };
  folder('yard-1.tar.gz.AbC123', old);
  folder('yard-2.tar.gz.AbC123', { made: hoursAgo(3), written: hoursAgo(0.5) });
  folder('yard-3.tar.gz', old);
  writeFileSync(join(place, 'yard-4.tar.gz.AbC123'), '');
  utimesSync(join(place, 'yard-4.tar.gz.AbC123'), hoursAgo(2), hoursAgo(2));

  await removeOrphanedFolders(place, /\.tar\.gz\.\w{6}$/);

  expect(readdirSync(place).sort()).toEqual([
    'yard-2.tar.gz.AbC123',
    'yard-3.tar.gz',
    'yard-4.tar.gz.AbC123',
  ]);
});
