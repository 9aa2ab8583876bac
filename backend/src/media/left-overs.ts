import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENVIRONMENT } from '../config/config.module';
import type { Environment } from '../config/environment';

/** What a file is called until it is whole. */
export const PART = '.part';
/** What folders of uploads in progress are called, below the system's own for temporary files. */
export const UPLOAD_FOLDER = 'yard-upload-';

/** Another process may be at work on what is younger. */
const OLD_MS = 60 * 60 * 1000;

/** Clears away what uploads left that a crash cut short. */
@Injectable()
export class LeftOvers implements OnApplicationBootstrap {
  private readonly logger = new Logger(LeftOvers.name);

  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  async onApplicationBootstrap(): Promise<void> {
    const media = await namesIn(join(this.environment.storagePath, 'media'), true);
    const folders = await namesIn(tmpdir(), false);
    const parts = media.filter((path) => path.endsWith(PART));
    const uploads = folders.filter((path) => path.slice(tmpdir().length + 1).startsWith(UPLOAD_FOLDER));
    await Promise.all([...parts, ...uploads].map((path) => this.removeOld(path)));
  }

  /** What cannot be removed hinders nobody: it is told and left. */
  private async removeOld(path: string): Promise<void> {
    try {
      const { mtimeMs } = await stat(path);
      if (Date.now() - mtimeMs > OLD_MS) await rm(path, { recursive: true, force: true });
    } catch (error) {
      this.logger.warn(`a left-over of an upload stays: ${String(error)}`);
    }
  }
}

/** Nothing for a folder that is not there yet. */
async function namesIn(folder: string, isDeep: boolean): Promise<string[]> {
  try {
    const names = await readdir(folder, { recursive: isDeep });
    return names.map((name) => join(folder, name));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
