import { type InputOf, rules } from '@laravel-wire/core';

/** A version of a remote that visitors can be given. */
export interface RemoteVersionRecord {
  /** The remote's folder: `mf-support`. */
  name: string;
  version: string;
  /** Null: built with the installation. */
  published_at: string | null;
  /** The team; null where the command line published it, or nobody did. */
  published_by: string | null;
  release_group: string | null;
  state: 'live' | 'tried' | null;
  /** Of the visitors that try it, in percent. */
  share: number | null;
  /** When it was taken back by itself, and why: `failed for 3 of the first 10 sessions that opened it`. */
  taken_back_at: string | null;
  taken_back_because: string | null;
}

/** As admins see it: with the sessions of the last ten minutes. */
export interface WatchedVersionRecord extends RemoteVersionRecord {
  /** How many opened it. */
  opened: number;
  /** For how many of them it could not be loaded or drawn. */
  failed: number;
}

export const REMOTE_RELEASES = 'api/remote_releases';

/** What is told of a version that everybody is to get. */
export const promoteRemoteRules = rules({ version: 'required|string|max:64' });
/** `share` in percent of the visitors. */
export const tryRemoteRules = rules({
  version: 'required|string|max:64',
  share: 'required|numeric|min:0.01|max:100',
});
/** Without a version: what was live before. */
export const rollbackRemoteRules = rules({ version: 'nullable|string|max:64' });

export type PromoteRemoteInput = InputOf<typeof promoteRemoteRules>;
export type TryRemoteInput = InputOf<typeof tryRemoteRules>;
export type RollbackRemoteInput = InputOf<typeof rollbackRemoteRules>;

/** Acts on the preview that the asking browser has: docs/decisions/0056. */
export const REMOTE_PREVIEW = 'api/remote_preview';

export interface TriedVersion {
  name: string;
  /** `built`: what the installation was built with. */
  version: string;
}

/** What an admin tries alone; `/remotes.json` has it as `preview`. */
export interface RemotePreviewRecord {
  versions: TriedVersion[];
  ends_at: string;
}
