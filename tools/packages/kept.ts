import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';
import type { Provided } from '@kit/federation-registry/contract';

type Shared = Provided['shared'];

const WORKSPACE = join(__dirname, '../..');
export const textOf = (path: string) => readFileSync(join(WORKSPACE, path), 'utf8');
const sharedAt = (path: string) => (JSON.parse(textOf(path)) as Provided).shared;
const { version: release } = JSON.parse(textOf('package.json')) as { version: string };
const KEPT = join('tools/packages/kept', release);
export const now = sharedAt('shell-public/dist/contract.json');
const remotes = readdirSync(join(WORKSPACE, KEPT))
  .filter((file) => file.startsWith('mf-'))
  .map((file) => ({ remote: file.replace('.json', ''), uses: sharedAt(join(KEPT, file)) }));

/** Words for all that the last release shared and these shells do not, with the remotes of it that break. */
export function goneFrom(shared: Shared): string[] {
  const before = Object.entries(sharedAt(join(KEPT, 'shell-public.json')));
  return before.flatMap(([of, { version, names }]) => {
    const there = shared[of];
    if (!there || !satisfies(there.version, `^${version}`)) return [`\`${of}\` ${version}${usersOf(of)}`];
    const gone = names?.filter((name) => there.names?.includes(name) === false) ?? [];
    return gone.map((name) => `\`${name}\` of \`${of}\`${usersOf(of, name)}`);
  });
}

function usersOf(of: string, name?: string): string {
  const users = remotes.filter(({ uses: { [of]: used } }) => {
    return used && (name === undefined || used.names === null || used.names.includes(name));
  });
  return users.length > 0 ? ` (${users.map(({ remote }) => remote).join(', ')})` : '';
}
