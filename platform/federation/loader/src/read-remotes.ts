/** Facts about a remote for a loader; the rest of its entry in the list is between the product and its remotes. */
export type ListedRemote = {
  name: string;
  /** Names its content. */
  version?: string;
  /** Address of its `mf-manifest.json`. */
  entry: string;
  /** File that is loaded first, beside the manifest, and how; absent: the script `remoteEntry.js`. */
  code?: { file: string; kind: 'script' | 'module' };
  /** The hash of each script and style sheet, by its path beside the manifest; code that differs is not run. */
  integrity?: Record<string, string>;
  /** The server counts who opens it, and gives what was there before where that fails. */
  counted?: boolean;
};

export type Sourced<Part> = Part & { remote: string };

/**
 * Reads the remotes of a list.
 *
 * @throws TypeError when it is no such list
 */
export function readRemotes<Remote extends ListedRemote>(body: unknown): Remote[] {
  if (!isRecord(body) || !Array.isArray(body.remotes)) {
    throw new TypeError('The list of remotes is malformed');
  }
  return body.remotes.filter((remote): remote is Remote => isListed(remote));
}

function isListed(value: unknown): value is ListedRemote {
  return isRecord(value) && typeof value.name === 'string' && typeof value.entry === 'string';
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
