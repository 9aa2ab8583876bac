import type { Environment } from '../config/environment';
import { BucketStore } from './bucket/bucket-store';
import type { FileStore } from './file-store';
import { FolderStore } from './folder/folder-store';

/** Where this installation keeps its files. */
export function openStore({ storagePath, bucket }: Pick<Environment, 'storagePath' | 'bucket'>): FileStore {
  return bucket ? new BucketStore(bucket) : new FolderStore(storagePath);
}
