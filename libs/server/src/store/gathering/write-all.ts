import { Logger } from '@nestjs/common';
import type { Transaction, UnitOfWork } from '../unit-of-work';
import { apartBy } from './apart-by';
import { sideBySide } from './side-by-side';

const logger = new Logger('writeAll');

interface Writing<K> {
  /** Whose it is: of one owner's things one at a time is written, so that none has to do with another beside it. */
  of(thing: K): number;
  write(tx: Transaction, thing: K): Promise<void>;
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
  for (const apart of apartBy(things, of)) {
    const isWritten = await together(unitOfWork, apart, write);
    if (!isWritten) await oneByOne(unitOfWork, apart, write);
  }
}

async function together<K>(
  unitOfWork: UnitOfWork,
  things: readonly K[],
  write: Writing<K>['write'],
): Promise<boolean> {
  if (things.length === 1) return false;
  try {
    await unitOfWork.run((tx) => sideBySide(tx, things, write));
    return true;
  } catch (error) {
    // Nothing of it is left; whose fault it was shows when each is written by itself.
    logger.warn(`${things.length} things could not be written together: ${String(error)}`);
    return false;
  }
}

async function oneByOne<K>(
  unitOfWork: UnitOfWork,
  things: readonly K[],
  write: Writing<K>['write'],
): Promise<void> {
  const failures: unknown[] = [];
  for (const thing of things) {
    await unitOfWork.run((tx) => write(tx, thing)).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}
