import type { Environment } from '../config/environment';
import type { FileStore } from './file-store';
import { FolderStore } from './folder/folder-store';

/** Where this installation keeps its files. */
export function openStore({ storagePath }: Pick<Environment, 'storagePath'>): FileStore {
  return new FolderStore(storagePath);
}
