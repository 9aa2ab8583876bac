import type { BucketSettings } from '../base/settings/bucket-settings';
import { BucketStore } from './bucket/bucket-store';
import type { FileStore } from './file-store';
import { FolderStore } from './folder/folder-store';

interface Place {
  storagePath: string;
  /** Takes the folder's place. */
  bucket: BucketSettings | null;
}

export function openStore({ storagePath, bucket }: Place): FileStore {
  return bucket ? new BucketStore(bucket) : new FolderStore(storagePath);
}
