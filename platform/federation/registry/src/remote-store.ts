import type { Shelved } from './remote-bundle';

export const NAME = /^[a-z][a-z0-9-]{0,62}$/;
export const VERSION = /^[0-9a-f]{12}$/;

/** A shelf's folder in the store, and the file of each version that is put last and looked for first. */
export interface Place {
  folder: string;
  last: string;
}

export const PUBLISHED: Place = { folder: 'remotes', last: 'remote.json' };

/** Versions of what was built; each is whole or not there, and never changes. */
export abstract class RemoteStore {
  /** The folder of this machine with a version's files; null where there is no such version. */
  abstract folderOf(name: string, version: string): Promise<string | null>;
  abstract has(name: string, version: string): Promise<boolean>;
  /**
   * Puts a version on the shelf, whole or not at all; one that is there stays as it is.
   *
   * @throws RejectedRemote when what is there was changed by hand
   */
  abstract save(name: string, bundle: Shelved): Promise<void>;
  abstract remove(name: string, version: string): Promise<void>;
  /** Removes what publishing left that was killed in the middle; nobody was ever given it. */
  abstract clear(): Promise<void>;
}
