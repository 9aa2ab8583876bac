import { randomUUID } from 'node:crypto';
import type { FileStore, DeferredDeletions } from '../file-store';
import type { BucketClient } from './bucket-client';
import { listBucket } from './list-bucket';

/** Same as in a folder: a place for each backup in progress, named by its beginning, of what is deleted meanwhile. */
const FOLDER = 'deleted-meanwhile/';
const MARK = '.begun';
/** No backup takes longer: what is older was left by one that did not come to its end. */
const OLD_MS = 24 * 60 * 60 * 1000;

/** Copies of what is deleted while a backup is made, in the bucket itself: whoever deletes may be another machine. */
export class Deletions {
  constructor(private readonly bucket: BucketClient) {}

  /** @param store  of this bucket */
  async begin(store: FileStore): Promise<DeferredDeletions> {
    await this.keepers();
    const keeper = `${FOLDER}${Date.now()}-${randomUUID()}/`;
    await store.put(keeper + MARK, Buffer.alloc(0));
    return {
      names: () => this.namesIn(keeper),
      read: (name) => store.read(keeper + name),
      end: () => this.clear(keeper),
    };
  }

  /** Copies a file that is about to be deleted, for each backup in progress. */
  async keep(name: string): Promise<void> {
    if (name.startsWith(FOLDER)) return;
    for (const keeper of await this.keepers()) await this.copy(name, keeper + name);
  }

  private async namesIn(keeper: string): Promise<string[]> {
    const names: string[] = [];
    for await (const { name } of listBucket(this.bucket, keeper)) names.push(name.slice(keeper.length));
    return names.filter((name) => name !== MARK);
  }

  private async keepers(): Promise<string[]> {
    const marks: string[] = [];
    for await (const { name } of listBucket(this.bucket, FOLDER)) marks.push(name);
    const all = [...new Set(marks.map((name) => name.split('/').slice(0, 2).join('/') + '/'))];
    const isOld = (keeper: string) => Date.now() - Number.parseInt(keeper.slice(FOLDER.length), 10) > OLD_MS;
    for (const keeper of all.filter(isOld)) await this.clear(keeper);
    return all.filter((keeper) => !isOld(keeper));
  }

  private async clear(keeper: string): Promise<void> {
    for await (const { name } of listBucket(this.bucket, keeper)) {
      await this.bucket.send((client, sdk, options) =>
        client.send(new sdk.DeleteObjectCommand(this.bucket.at(name)), options),
      );
    }
  }

  /** A file that is gone already was copied by whoever deleted it. */
  private async copy(from: string, to: string): Promise<void> {
    const { Bucket, Key } = this.bucket.at(from);
    const CopySource = encodeURIComponent(`${Bucket}/${Key}`).replaceAll('%2F', '/');
    await this.bucket.find((client, sdk, options) =>
      client.send(new sdk.CopyObjectCommand({ ...this.bucket.at(to), CopySource }), options),
    );
  }
}
