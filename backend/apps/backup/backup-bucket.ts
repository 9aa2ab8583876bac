import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BucketSettings } from '@kit/server/base/settings/bucket-settings';
import { StoreUnavailable } from '@kit/server/store/store-unavailable';
import { BucketClient } from '@kit/server/files/bucket/bucket-client';
import { BucketStore } from '@kit/server/files/bucket/bucket-store';
import { listBucket } from '@kit/server/files/bucket/list-bucket';
import type { ReadFile } from '@kit/server/files/file-store';
import type { BackupPlace } from './backup-place';
import { removeOrphanedFolders } from './orphaned-folders';
import { BackupRefused } from './manifest';

/** All names of ours begin so: the bucket may hold anything else. */
const START = 'yard-';

export class BackupBucket implements BackupPlace {
  private readonly store: BucketStore;

  constructor(
    private readonly settings: BucketSettings,
    private readonly scratch: string,
  ) {
    this.store = new BucketStore(settings);
  }

  called(name: string): string {
    const { endpoint, bucket, prefix } = this.settings;
    return `${bucket}/${prefix}${name} at ${endpoint}`;
  }

  /** Made on this machine, since it is packed before its size is known; what is sent is there at its end, or not at all. */
  async keep<Made>(name: string, make: (file: string) => Promise<Made>): Promise<Made> {
    await mkdir(this.scratch, { recursive: true });
    await removeOrphanedFolders(this.scratch, /^backup-\w{6}$/);
    const folder = await mkdtemp(join(this.scratch, 'backup-'));
    const file = join(folder, name);
    try {
      // Nothing is dumped for hours for a bucket that refuses it.
      await this.withBucketError(this.store.ping());
      const made = await make(file);
      await this.withBucketError(this.store.put(name, createReadStream(file)));
      return made;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  read(name: string): Promise<ReadFile | null> {
    return this.withBucketError(this.store.read(name));
  }

  async names(): Promise<string[]> {
    const listed = async () => {
      const names: string[] = [];
      for await (const { name } of listBucket(new BucketClient(this.settings), START)) names.push(name);
      return names;
    };
    return this.withBucketError(listed());
  }

  remove(name: string): Promise<void> {
    return this.withBucketError(this.store.remove(name));
  }

  /** Adds the bucket's own error to the failure that the command prints. */
  private async withBucketError<Answer>(answer: Promise<Answer>): Promise<Answer> {
    return answer.catch((error: unknown) => {
      if (!(error instanceof StoreUnavailable)) throw error;
      const { name, message } = error.cause as Error;
      const { bucket, endpoint } = this.settings;
      throw new BackupRefused(`The bucket ${bucket} at ${endpoint}: ${name} ${message}`);
    });
  }
}
