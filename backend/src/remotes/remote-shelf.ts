import type { RemoteBundle } from './remote-bundle';

export const NAME = /^[a-z][a-z0-9-]{0,62}$/;
export const VERSION = /^[0-9a-f]{12}$/;

/** Published versions; each is whole or not there, and never changes. */
export abstract class RemoteShelf {
  /** The folder of this machine with a version's files; null where there is no such version. */
  abstract folderOf(name: string, version: string): Promise<string | null>;
  abstract has(name: string, version: string): Promise<boolean>;
  /**
   * Puts a version on the shelf, whole or not at all; one that is there stays as it is.
   *
   * @throws UnfitRemote when what is there was changed by hand
   */
  abstract keep(name: string, bundle: RemoteBundle): Promise<void>;
  abstract remove(name: string, version: string): Promise<void>;
  /** Removes what publishing left that was killed in the middle; nobody was ever given it. */
  abstract clear(): Promise<void>;
}
