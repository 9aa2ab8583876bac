import { readFile, writeFile } from 'node:fs/promises';
import { diskFault } from './disk-faults';

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(() => null).catch((error: unknown) => error);

it('knows a disk that is full, and leaves other failures to others', async () => {
  // Linux' own disk without room.
  const full = await failure(writeFile('/dev/full', 'x'));
  const absent = await failure(readFile('/dev/absent'));

  expect(diskFault(full)).toBe('the disk is full');
  expect(absent).toMatchObject({ code: 'ENOENT' });
  expect([diskFault(absent), diskFault(null)]).toEqual([null, null]);
});
