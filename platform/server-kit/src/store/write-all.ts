import { Logger } from '@nestjs/common';
import { apartBy } from './apart-by';
import type { Transaction, UnitOfWork } from './unit-of-work';

const logger = new Logger('writeAll');

interface Writing<K> {
  /** Whose it is: of one owner's things one at a time is written, so that none has to do with another beside it. */
  of(thing: K): number;
  write(tx: Transaction, things: readonly K[]): Promise<void>;
}

/**
 * Writes many things with few transactions. Where one of them fails each is written in a transaction of its own.
 *
 * @throws what the first that fails by itself throws, after the others are written
 */
export async function writeAll<K>(
  unitOfWork: UnitOfWork,
  things: readonly K[],
  { of, write }: Writing<K>,
): Promise<void> {
  const failures: unknown[] = [];
  const writeSome = (some: readonly K[]) => unitOfWork.run((tx) => write(tx, some));
  for (const apart of apartBy(things, of)) {
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
  things: readonly K[],
  writeSome: (some: readonly K[]) => Promise<void>,
  cause: unknown,
): Promise<unknown[]> {
  logger.warn(`${things.length} things could not be written together: ${String(cause)}`);
  const failures: unknown[] = [];
  for (const thing of things) {
    await writeSome([thing]).catch((error: unknown) => failures.push(error));
  }
  return failures;
}
