import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type BucketSettings, filePlace } from '@kit/server/base/settings/bucket-settings';
import type { ReadFile } from '@kit/server/files/file-store';
import { readAt } from '@kit/server/files/folder/folder-store';
import { BackupBucket } from './backup-bucket';
import type { BackupPlace, StoredBackup } from './backup-place';
import { BackupRefused } from './manifest';

const BUCKET = /^s3:/;

/**
 * A folder, or a bucket.
 *
 * @param scratch  a folder in which a backup is made before a bucket gets it
 * @throws BackupRefused for an address that is wrong, without repeating it: it has a secret
 */
export function backupPlace(given: string, scratch: string): BackupPlace {
  return BUCKET.test(given) ? new BackupBucket(settingsOf(given), scratch) : new BackupFolder(given);
}

/** A backup's file, or `s3://KEY:SECRET@host/bucket/prefix/NAME`. @throws as `backupPlace` */
export function storedBackup(given: string, scratch: string): StoredBackup {
  if (!BUCKET.test(given)) return { place: new BackupFolder(dirname(given)), name: basename(given) };
  const [, folder = '', name = '', query = ''] = /^(.*)\/([^/?]+)(\?.*)?$/.exec(given) ?? [];
  return { place: backupPlace(folder + query, scratch), name };
}

class BackupFolder implements BackupPlace {
  constructor(private readonly folder: string) {}

  called(name: string): string {
    return join(this.folder, name);
  }

  keep<Made>(name: string, make: (file: string) => Promise<Made>): Promise<Made> {
    return make(this.called(name));
  }

  read(name: string): Promise<ReadFile | null> {
    return readAt(this.called(name));
  }

  names(): Promise<string[]> {
    return readdir(this.folder);
  }

  remove(name: string): Promise<void> {
    return rm(this.called(name));
  }
}

function settingsOf(given: string): BucketSettings {
  const place = filePlace(given);
  if (place.ok && typeof place.value !== 'string') return place.value;
  throw new BackupRefused(`The bucket: expected ${place.ok ? 's3://…' : place.expected}`);
}
