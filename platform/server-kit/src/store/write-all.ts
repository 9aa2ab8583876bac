import { Logger } from '@nestjs/common';
import { splitRepeats } from './split-repeats';
import type { Transaction, UnitOfWork } from './unit-of-work';

const logger = new Logger('writeAll');

interface Writing<K> {
  /** The item's owner: items of one owner are written one at a time, so that they do not wait for each other's locks. */
  of(item: K): number;
  write(tx: Transaction, items: readonly K[]): Promise<void>;
}

/**
 * Writes many items with few transactions. Where one of them fails each is written in a transaction of its own.
 *
 * @throws what the first that fails by itself throws, after the others are written
 */
export async function writeAll<K>(
  unitOfWork: UnitOfWork,
  items: readonly K[],
  { of, write }: Writing<K>,
): Promise<void> {
  const failures: unknown[] = [];
  const writeSome = (some: readonly K[]) => unitOfWork.run((tx) => write(tx, some));
  for (const apart of splitRepeats(items, of)) {
    try {
      await writeSome(apart);
    } catch (error) {
      if (apart.length === 1) failures.push(error);
      else failures.push(...(await oneByOne(apart, writeSome, error)));
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** Nothing of what failed together is left; whose fault it was shows when each is written by itself. */
async function oneByOne<K>(
  items: readonly K[],
  writeSome: (some: readonly K[]) => Promise<void>,
  cause: unknown,
): Promise<unknown[]> {
  logger.warn(`${items.length} items could not be written together: ${String(cause)}`);
  const failures: unknown[] = [];
  for (const item of items) await writeSome([item]).catch((error: unknown) => failures.push(error));
  return failures;
}
