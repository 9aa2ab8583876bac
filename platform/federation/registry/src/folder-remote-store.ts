import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FileStore } from '@kit/server/files/file-store';
import { isPart, PART, removeOld } from '@kit/server/files/folder/parts';
import { type Shelved, RejectedRemote, versionIn } from './remote-bundle';
import { NAME, type Place, PUBLISHED, RemoteStore, VERSION } from './remote-store';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const COMPRESSIBLE = /\.(m?js|css|svg|json|txt)$/;

/** Versions in a folder, each in one of its own: `remotes/NAME/VERSION`. */
export class FolderRemoteStore extends RemoteStore {
  private readonly root: string;

  /** @param storagePath  the folder of `store`, or one of copies */
  constructor(
    storagePath: string,
    private readonly store: FileStore,
    private readonly place: Place = PUBLISHED,
  ) {
    super();
    this.root = join(storagePath, place.folder);
  }

  async folderOf(name: string, version: string): Promise<string | null> {
    const path = this.pathOf(name, version);
    return NAME.test(name) && VERSION.test(version) && existsSync(path) ? path : null;
  }

  async has(name: string, version: string): Promise<boolean> {
    return (await this.folderOf(name, version)) !== null;
  }

  async save(name: string, bundle: Shelved): Promise<void> {
    const path = this.pathOf(name, bundle.version);
    if (existsSync(path)) return this.mustBe(path, bundle.version);
    const made = `${path}.${randomUUID()}${PART}`;
    try {
      for (const [file, bytes] of bundle.files) {
        await write(join(made, file), bytes);
        for (const [sibling, packed] of await siblingsOf(file, bytes, bundle.packed))
          await write(join(made, sibling), packed);
      }
      await rename(made, path);
    } catch (error) {
      await rm(made, { recursive: true, force: true });
      // Somebody else put the same there meanwhile.
      if (!existsSync(path)) throw error;
      await this.mustBe(path, bundle.version);
    }
  }

  async remove(name: string, version: string): Promise<void> {
    await this.store.removeBelow(`${this.place.folder}/${name}/${version}`);
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
    if ((await versionIn(path)) !== version)
      throw new RejectedRemote(`${path} was changed by hand; remove it`);
  }
}

/** Files sent in this file's place to clients that take it compressed. */
async function siblingsOf(
  file: string,
  bytes: Buffer,
  packed?: Map<string, Buffer>,
): Promise<[path: string, bytes: Buffer][]> {
  if (packed) return [...packed].filter(([path]) => path === `${file}.br` || path === `${file}.gz`);
  if (!COMPRESSIBLE.test(file)) return [];
  return [
    [`${file}.br`, await brotli(bytes)],
    [`${file}.gz`, await gzipped(bytes, { level: 9 })],
  ];
}

async function write(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
}
