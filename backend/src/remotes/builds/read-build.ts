import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFiles, type Shelved, versionOf } from '@kit/federation-registry/remote-bundle';

/** A shell or remote built with this process; pages request its files by names that never repeat. */
export interface Build {
  /** The project's name: `shell-public`, `mf-support`. */
  name: string;
  version: string;
  folder: string;
}

const SHELLS = ['shell-public', 'shell-admin'] as const;
/** A shell's files that its pages load; their addresses are the same whatever the version. */
const OF_SHELLS = /^assets\/.*\.[0-9a-f]{8,}\.|^contract\.json(\.br|\.gz)?$/;
const PACKED = /\.(br|gz)$/;

/** The shells and remotes that lie finished beside the server; `npm run dev` compresses nothing, since it builds again. */
export function buildsIn(workspace: string): Build[] {
  const remotes = readdirSync(workspace).filter((name) => name.startsWith('mf-'));
  return [...SHELLS, ...remotes].flatMap((name) => {
    const folder = join(workspace, name, 'dist');
    const version = join(folder, 'version.txt');
    return existsSync(`${version}.br`)
      ? [{ name, version: readFileSync(version, 'utf8').trim(), folder }]
      : [];
  });
}

/** All of a remote; of a shell what its pages load. */
export async function readBuild({ name, folder }: Build): Promise<Shelved> {
  const isServed = (path: string) => !isShell(name) || OF_SHELLS.test(path);
  const all = await readFiles(folder, isServed);
  const files = new Map([...all].filter(([path]) => !PACKED.test(path)));
  return {
    version: versionOf(files),
    files,
    packed: new Map([...all].filter(([path]) => PACKED.test(path))),
  };
}

export const isShell = (name: string): boolean => SHELLS.some((shell) => shell === name);
