import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FileStore } from '../files/file-store';
import { isPart, PART, removeOld } from '../files/folder/parts';
import { readBundle, type RemoteBundle, UnfitRemote } from './remote-bundle';
import { NAME, RemoteShelf, VERSION } from './remote-shelf';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const COMPRESSIBLE = /\.(js|css|svg|json|txt)$/;

export const FOLDER = 'remotes';

/** In a folder, each version in one of its own: `remotes/NAME/VERSION`. */
export class FolderShelf extends RemoteShelf {
  private readonly root: string;

  /** @param storagePath  the folder of `store`, or one of copies */
  constructor(
    storagePath: string,
    private readonly store: FileStore,
  ) {
    super();
    this.root = join(storagePath, FOLDER);
  }

  async folderOf(name: string, version: string): Promise<string | null> {
    const path = this.pathOf(name, version);
    return NAME.test(name) && VERSION.test(version) && existsSync(path) ? path : null;
  }

  async has(name: string, version: string): Promise<boolean> {
    return (await this.folderOf(name, version)) !== null;
  }

  async keep(name: string, bundle: RemoteBundle): Promise<void> {
    const path = this.pathOf(name, bundle.version);
    if (existsSync(path)) return this.mustBe(path, bundle.version);
    const made = `${path}.${randomUUID()}${PART}`;
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
    await this.store.removeBelow(`${FOLDER}/${name}/${version}`);
  }

  async clear(): Promise<void> {
    const entries = await readdir(this.root).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    for (const name of entries) {
      for (const version of await readdir(join(this.root, name))) {
        if (isPart(version)) await removeOld(join(this.root, name, version));
      }
    }
  }

  private pathOf(name: string, version: string): string {
    return join(this.root, name, version);
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
