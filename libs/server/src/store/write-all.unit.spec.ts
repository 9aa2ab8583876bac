import type { Transaction, UnitOfWork } from './unit-of-work';
import { writeAll } from './write-all';

/** Runs the work without a database: what is written counts once the work has not failed. */
function unitOfWork() {
  const written: number[][] = [];
  const run = jest.fn((work: (tx: Transaction) => Promise<unknown>) => work({} as Transaction));
  const write = (bad: number) => (_: Transaction, some: readonly number[]) => {
    if (some.includes(bad)) return Promise.reject(new Error(`${bad} fails`));
    written.push([...some]);
    return Promise.resolve();
  };
  return { written, write, run, work: { run } as Pick<UnitOfWork, 'run'> };
}

it('writes many in one transaction, and of one owner one at a time', async () => {
  const { work, write, written } = unitOfWork();

  await writeAll(work, [11, 21, 12, 31], { of: (thing) => Math.floor(thing / 10), write: write(0) });

  expect(written).toEqual([[11, 21, 31], [12]]);
});

it('writes each by itself where one fails, and says which', async () => {
  const { work, write, written } = unitOfWork();

  const failing = writeAll(work, [1, 2, 3], { of: (thing) => thing, write: write(2) });

  await expect(failing).rejects.toThrow('2 fails');
  expect(written).toEqual([[1], [3]]);
});
