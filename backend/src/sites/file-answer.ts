import type { ServedRemotes } from '../remotes/served-remotes';

export interface SiteFolders {
  /** Holds the shells and remotes. */
  workspace: string;
  illustrations: string;
}

/** A file to send, and how long it may be kept. */
export type FileAnswer = { cacheControl: string } & (
  | { root: string; path: string }
  /** Uploaded by people, by its name in the store: never run as a page of this site. */
  | { stored: string }
);

const FOR_EVER = 'public, max-age=31536000, immutable';
const ONE_DAY = 'public, max-age=86400';
const HASHED = /\.[0-9a-f]{8,}\./;

/** Which file an address names, if it names one at all; whether it is there is the caller's question. */
export async function fileAnswer(
  path: string,
  shell: string,
  folders: SiteFolders,
  remotes: Pick<ServedRemotes, 'pathOf'>,
): Promise<FileAnswer | null> {
  const [, first, ...rest] = path.split('/');
  const below = rest.join('/');
  if (first === 'remotes') return remoteFile(rest, remotes);
  if (first === 'illustrations') return { root: folders.illustrations, path: below, cacheControl: ONE_DAY };
  if (first === 'media') return { stored: `media/${below}`, cacheControl: FOR_EVER };
  if (path === '/' || path === '/index.html') return null;
  return { root: shell, path: path.slice(1), cacheControl: HASHED.test(path) ? FOR_EVER : 'no-cache' };
}

async function remoteFile(
  [folder = '', version = '', ...file]: string[],
  remotes: Pick<ServedRemotes, 'pathOf'>,
): Promise<FileAnswer | null> {
  const root = await remotes.pathOf(folder, version);
  return root === null ? null : { root, path: file.join('/'), cacheControl: FOR_EVER };
}
