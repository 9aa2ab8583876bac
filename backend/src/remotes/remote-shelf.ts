import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT } from '../config/config.module';
import type { Environment } from '../config/environment';
import { deleteStored } from '../config/stored-files';
import { readBundle, type RemoteBundle, UnfitRemote } from './remote-bundle';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const COMPRESSIBLE = /\.(js|css|svg|json|txt)$/;

const FOLDER = 'remotes';
const PART = /\.part$/;
/** Whoever is still writing began later. */
const PART_MS = 3_600_000;

export const NAME = /^[a-z][a-z0-9-]{0,62}$/;
export const VERSION = /^[0-9a-f]{12}$/;

/** Published versions on disk, each in a folder of its own that never changes: `storage/remotes/NAME/VERSION`. */
@Injectable()
export class RemoteShelf {
  private readonly root: string;

  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {
    this.root = join(environment.storagePath, FOLDER);
  }

  pathOf(name: string, version: string): string {
    return join(this.root, name, version);
  }

  has(name: string, version: string): boolean {
    return NAME.test(name) && VERSION.test(version) && existsSync(this.pathOf(name, version));
  }

  /**
   * Puts a version on the shelf, whole or not at all; one that is there stays as it is.
   *
   * @throws UnfitRemote when what is there was changed by hand
   */
  async keep(name: string, bundle: RemoteBundle): Promise<void> {
    const path = this.pathOf(name, bundle.version);
    if (existsSync(path)) return this.mustBe(path, bundle.version);
    const made = `${path}.${randomUUID()}.part`;
    try {
      for (const [file, bytes] of bundle.files) await writeWithSiblings(join(made, file), bytes);
      await rename(made, path);
    } catch (error) {
      await rm(made, { recursive: true, force: true });
      // Somebody else put the same there meanwhile.
      if (!existsSync(path)) throw error;
      await this.mustBe(path, bundle.version);
    }
  }

  async remove(name: string, version: string): Promise<void> {
    await deleteStored(this.environment.storagePath, join(FOLDER, name, version));
  }

  /** Removes what publishing left that was killed in the middle; nobody was ever given it. */
  async clear(): Promise<void> {
    const entries = await readdir(this.root).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    for (const name of entries) {
      for (const version of await readdir(join(this.root, name))) {
        const path = join(this.root, name, version);
        if (!PART.test(version) || Date.now() - (await stat(path)).mtimeMs < PART_MS) continue;
        await rm(path, { recursive: true, force: true });
      }
    }
  }

  private async mustBe(path: string, version: string): Promise<void> {
    const there = await readBundle(path);
    if (there.version !== version) throw new UnfitRemote(`${path} was changed by hand; remove it`);
  }
}

/** A file with what is sent in its place to who takes it compressed. */
async function writeWithSiblings(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  if (!COMPRESSIBLE.test(path)) return;
  await writeFile(`${path}.br`, await brotli(bytes));
  await writeFile(`${path}.gz`, await gzipped(bytes, { level: 9 }));
}
