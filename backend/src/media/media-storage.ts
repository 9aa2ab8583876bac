import { Inject, Injectable } from '@nestjs/common';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PART } from './left-overs';
import { onDisk } from './on-disk';
import { ENVIRONMENT } from '../config/config.module';
import type { Environment } from '../config/environment';
import { deleteStored } from '../config/stored-files';

const FOLDER = 'media';

/** Where uploaded files are kept; their names never repeat, so that a file may be cached for ever. */
export abstract class MediaStorage {
  /** @param path  relative, of folders and a name that this product made */
  abstract put(path: string, bytes: Buffer): Promise<void>;
  /** A file that is not there is removed already. */
  abstract remove(path: string): Promise<void>;
}

/** The folder `media` of the storage folder, which the site serves as `/media`. */
@Injectable()
export class LocalMediaStorage extends MediaStorage {
  private readonly root: string;

  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {
    super();
    this.root = join(environment.storagePath, FOLDER);
  }

  async put(path: string, bytes: Buffer): Promise<void> {
    const file = join(this.root, path);
    await onDisk(() => mkdir(dirname(file), { recursive: true }));
    // Whole or not at all: a crash in between must not leave half a file under a name that is cached for ever.
    const part = `${file}${PART}`;
    try {
      await onDisk(async () => {
        await writeFile(part, bytes);
        await rename(part, file);
      });
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  async remove(path: string): Promise<void> {
    await deleteStored(this.environment.storagePath, join(FOLDER, path));
  }
}
