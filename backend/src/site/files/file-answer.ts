import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { StoredBuilds } from '../../remotes/builds/stored-builds';
import type { ServedRemotes } from '../../remotes/served-remotes';

export interface SiteFolders {
  /** Holds the shells and remotes. */
  workspace: string;
  illustrations: string;
  /** Pictures beside them that are drawn when they are requested, as SVG, by their path there. */
  drawn(path: string): string | null;
}

export interface StoredFile {
  served: Pick<ServedRemotes, 'pathOf'>;
  builds: Pick<StoredBuilds, 'folderWith'>;
}

/** A file to send, and how long it may be cached. */
export type FileAnswer = { cacheControl: string } & (
  | { root: string; path: string; policy?: string }
  /** Uploaded by people, by its name in the store: never run as a page of this site. */
  | { stored: string }
  | { drawn: string }
);

const FOR_EVER = 'public, max-age=31536000, immutable';
const ONE_DAY = 'public, max-age=86400';
const SCRIPT = /\.[cm]?js$/;
const HASHED = /\.[0-9a-f]{8,}\./;

/** The file that an address names, if it names one; it may not exist, which the caller checks. */
export async function fileAnswer(
  path: string,
  shell: string,
  folders: SiteFolders,
  { served, builds }: StoredFile,
): Promise<FileAnswer | null> {
  const [, first, ...rest] = path.split('/');
  const below = rest.join('/');
  if (first === 'remotes') return remoteFile(rest, served);
  const drawn = first === 'illustrations' ? folders.drawn(below) : null;
  if (drawn !== null) return { drawn, cacheControl: ONE_DAY };
  if (first === 'illustrations') return { root: folders.illustrations, path: below, cacheControl: ONE_DAY };
  if (first === 'media') return { stored: `media/${below}`, cacheControl: FOR_EVER };
  if (path === '/' || path === '/index.html') return null;
  if (first === 'assets' && HASHED.test(path)) return shellFile(path.slice(1), shell, builds);
  return { root: shell, path: path.slice(1), cacheControl: HASHED.test(path) ? FOR_EVER : 'no-cache' };
}

/** The file of this process's version, or of another version whose page requests it here. */
async function shellFile(path: string, shell: string, builds: StoredFile['builds']): Promise<FileAnswer> {
  const own = existsSync(join(shell, path));
  const root = own ? shell : ((await builds.folderWith(basename(dirname(shell)), path)) ?? shell);
  return { root, path, cacheControl: FOR_EVER };
}

async function remoteFile(
  [folder = '', version = '', ...file]: string[],
  remotes: Pick<ServedRemotes, 'pathOf'>,
): Promise<FileAnswer | null> {
  const root = await remotes.pathOf(folder, version);
  const path = file.join('/');
  return root === null ? null : { root, path, cacheControl: FOR_EVER, policy: remotePolicy(path) };
}

/**
 * Opened by itself, no file of a remote is a page of this site. Pages that load one apply their own policy;
 * only a worker has its script's, and a browser starts none without scripts and an origin.
 */
function remotePolicy(path: string): string {
  return SCRIPT.test(path)
    ? 'sandbox allow-scripts allow-same-origin'
    : "default-src 'none'; style-src 'unsafe-inline'; sandbox";
}
