import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AtOnce, type FileStore } from '@kit/server/files/file-store';
import { PART } from '@kit/server/files/folder/parts';
import { FolderRemoteStore } from './folder-remote-store';
import { type Shelved, versionIn } from './remote-bundle';
import { NAME, type Place, PUBLISHED, RemoteStore, VERSION } from './remote-store';

const FILES_AT_ONCE = 8;
const VERSIONS_AT_ONCE = 4;

/**
 * Versions in a bucket. A server fetches each whole into a folder of its own machine, once, and compares it with its
 * name, a hash of it: what is live is served though the bucket is away, and no half of a version ever is.
 */
export class BucketRemoteStore extends RemoteStore {
  private readonly copies: FolderRemoteStore;
  private readonly fetching = new Map<string, Promise<string | null>>();
  private readonly versionsAtOnce = new AtOnce(VERSIONS_AT_ONCE);

  constructor(
    private readonly folder: string,
    private readonly store: FileStore,
    private readonly place: Place = PUBLISHED,
  ) {
    super();
    this.copies = new FolderRemoteStore(folder, store, place);
  }

  async folderOf(name: string, version: string): Promise<string | null> {
    const here = await this.copies.folderOf(name, version);
    if (here !== null || !NAME.test(name) || !VERSION.test(version)) return here;
    const key = this.placeOf(name, version);
    const fetched = this.fetching.get(key) ?? this.versionsAtOnce.run(() => this.fetch(name, version));
    this.fetching.set(key, fetched);
    return fetched.finally(() => this.fetching.delete(key));
  }

  async has(name: string, version: string): Promise<boolean> {
    return (await this.copies.has(name, version)) || (await this.isFar(name, version));
  }

  async save(name: string, bundle: Shelved): Promise<void> {
    await this.copies.save(name, bundle);
    if (await this.isFar(name, bundle.version)) return;
    const here = await this.copies.folderOf(name, bundle.version);
    const entries = await readdir(here ?? '', { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(here ?? '', join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
    const put = async (path: string) =>
      this.store.put(`${this.placeOf(name, bundle.version)}/${path}`, await readFile(join(here ?? '', path)));
    await together(
      paths.filter((path) => path !== this.place.last),
      put,
    );
    await put(this.place.last);
  }

  async remove(name: string, version: string): Promise<void> {
    await rm(join(this.folder, this.placeOf(name, version)), { recursive: true, force: true });
    await this.store.removeBelow(this.placeOf(name, version));
  }

  clear(): Promise<void> {
    return this.copies.clear();
  }

  private async isFar(name: string, version: string): Promise<boolean> {
    if (!NAME.test(name) || !VERSION.test(version)) return false;
    const found = await this.store.serve(`${this.placeOf(name, version)}/${this.place.last}`, {
      method: 'HEAD',
      headers: {},
    });
    return found !== null;
  }

  private async fetch(name: string, version: string): Promise<string | null> {
    if (!(await this.isFar(name, version))) return null;
    const place = this.placeOf(name, version);
    const path = join(this.folder, place);
    const made = `${path}.${randomUUID()}${PART}`;
    try {
      const names: string[] = [];
      for await (const file of this.store.list(place)) names.push(file.name);
      await together(names, (file) => this.fetchFile(file, join(made, file.slice(place.length + 1))));
      if ((await versionIn(made)) !== version) return null;
      await rename(made, path);
    } finally {
      await rm(made, { recursive: true, force: true });
    }
    return path;
  }

  private placeOf(name: string, version: string): string {
    return `${this.place.folder}/${name}/${version}`;
  }

  private async fetchFile(name: string, path: string): Promise<void> {
    const found = await this.store.read(name);
    await mkdir(dirname(path), { recursive: true });
    // One that was removed meanwhile is missed when the whole is compared with its name.
    if (found) await pipeline(found.body, createWriteStream(path));
  }
}

async function together(paths: string[], work: (path: string) => Promise<void>): Promise<void> {
  const lanes = new AtOnce(FILES_AT_ONCE);
  await Promise.all(paths.map((path) => lanes.run(() => work(path))));
}
