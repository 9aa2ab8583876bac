import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import * as files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFolders } from './folder-check';

jest.mock('node:fs/promises', () => ({ __esModule: true, ...jest.requireActual('node:fs/promises') }));

let place: string;
beforeEach(() => (place = mkdtempSync(join(tmpdir(), 'yard-folders-'))));
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(place, { recursive: true });
});

it('makes the folders that are missing and leaves nothing in them', async () => {
  await checkFolders(place, 'probe.part');

  expect(readdirSync(place, { recursive: true }).sort()).toEqual(['media', 'remotes']);
});

it('names what stands where a folder belongs', async () => {
  writeFileSync(join(place, 'media'), '');

  await expect(checkFolders(place, 'probe.part')).rejects.toThrow(/EEXIST.*media/);
});

function accounts(own: number, ownerOf: (path: string) => number) {
  const { stat } = jest.requireActual<typeof files>('node:fs/promises');
  if (process.getuid) jest.spyOn(process, 'getuid').mockReturnValue(own);
  jest
    .spyOn(files, 'stat')
    .mockImplementation(async (path) => Object.assign(await stat(path), { uid: ownerOf(String(path)) }));
}

it('makes nothing as root where the storage is another’s', async () => {
  accounts(0, () => 998);

  await expect(checkFolders(place, 'probe.part')).rejects.toThrow(
    `${place} belongs to account 998: run this as that account`,
  );
  expect(readdirSync(place)).toEqual([]);
});

it('names a folder that another account made', async () => {
  const folder = join(place, 'remotes/mf-small/0123456789ab');
  mkdirSync(folder, { recursive: true });
  accounts(998, (path) => (path === folder ? 0 : 998));

  await expect(checkFolders(place, 'probe.part')).rejects.toThrow(
    `${folder} belongs to account 0, ${place} to account 998: chown -R`,
  );
});
