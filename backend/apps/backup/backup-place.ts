import type { ReadFile } from '@kit/server/files/file-store';
import { BackupRefused } from './manifest';

export interface BackupPlace {
  /** A backup's name for people; no secret. */
  called(name: string): string;
  /** Has a backup made into a file, and keeps it, whole or not at all. */
  keep<Made>(name: string, make: (file: string) => Promise<Made>): Promise<Made>;
  read(name: string): Promise<ReadFile | null>;
  names(): Promise<string[]>;
  remove(name: string): Promise<void>;
}

export interface StoredBackup {
  place: BackupPlace;
  name: string;
}

/** @throws BackupRefused for one that is not there */
export async function openBackup({ place, name }: StoredBackup): Promise<ReadFile> {
  const found = await place.read(name);
  if (!found) throw new BackupRefused(`${place.called(name)} is not there.`);
  return found;
}
