import { Logger } from '@nestjs/common';
import { rm, stat } from 'node:fs/promises';

/** Ending of a file's name until it is whole. */
export const PART = '.part';

/** Another process may be at work on what is younger. */
const OLD_MS = 60 * 60 * 1000;

/** A file that is being written, or lies in a folder that is. */
export const isPart = (name: string): boolean => name.split('/').some((part) => part.endsWith(PART));

/** Removes what a crash left, once nobody can be at work on it. What cannot be removed hinders nobody: it is logged. */
export async function removeOld(path: string): Promise<void> {
  try {
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > OLD_MS) await rm(path, { recursive: true, force: true });
  } catch (error) {
    new Logger('Files').warn(`a left-over of an upload stays: ${String(error)}`);
  }
}
