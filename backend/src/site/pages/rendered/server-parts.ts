import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServedRemote } from '@kit/federation-registry/served-remote';
import type { Code } from './render-process';
import type { PartName } from './messages';

const SERVER = 'server.cjs';
/** Versions whose files are cached in memory. */
const ENTRIES_MAX = 32;

export interface ServerPart {
  /** Null where it has none, or another than was published. */
  code: Code | null;
  /** Files that show a part, by its name. */
  files: Record<string, string[]>;
}

/** Reads what remotes have for drawing, once a version: what lies below a version never changes. */
export class ServerParts {
  private readonly read = new Map<string, Promise<ServerPart>>();

  /** @param complain  called for code that differs from what was published */
  constructor(private readonly complain: (words: string) => void) {}

  of(remote: ServedRemote): Promise<ServerPart> {
    const key = `${remote.folder}/${remote.version}`;
    const known = this.read.get(key);
    if (known) return known;
    const [oldest] = this.read.size < ENTRIES_MAX ? [] : this.read.keys();
    if (oldest !== undefined) this.read.delete(oldest);
    const reading = this.readOf(remote, key);
    this.read.set(key, reading);
    reading.catch(() => this.read.delete(key));
    return reading;
  }

  private async readOf({ path, integrity }: ServedRemote, key: string): Promise<ServerPart> {
    const [code, files] = await Promise.all([
      readFile(join(path, SERVER)).catch(noFile),
      readFile(join(path, 'parts.json'), 'utf8').catch(noFile),
    ]);
    const isRight = code !== null && integrity[SERVER] === hashOf(code);
    if (code !== null && !isRight) this.complain(`${key}: ${SERVER} is not what was published`);
    return {
      code: isRight ? { key, file: `${key}/${SERVER}`, code: code.toString('utf8') } : null,
      files: files === null ? {} : (JSON.parse(files) as ServerPart['files']),
    };
  }
}

/** A file of a remote's, with the hash of its code. */
export interface ShownFile {
  address: string;
  integrity: string;
}

/** Addresses of what shows the parts that a page was drawn of; null where one of them is not known. */
export function filesOf(
  parts: readonly PartName[],
  remotes: readonly { remote: ServedRemote; part: ServerPart }[],
): ShownFile[] | null {
  const found = new Map<string, string>();
  for (const { remote: name, name: partName } of parts) {
    const served = remotes.find(({ remote }) => remote.manifest.name === name);
    const files = served?.part.files[partName];
    if (!served || !files) return null;
    const { folder, version, integrity } = served.remote;
    // The entry and what it exposes come before any part.
    for (const file of ['remoteEntry.js', 'assets/__federation_expose_public.js', ...files]) {
      const hash = integrity[file];
      if (hash !== undefined) found.set(`/remotes/${folder}/${version}/${file}`, hash);
    }
  }
  return [...found].map(([address, integrity]) => ({ address, integrity }));
}

const hashOf = (bytes: Buffer) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

function noFile(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
