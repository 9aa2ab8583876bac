import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runningCommit } from './running-commit';

const COMMIT = '64dbbc9801234567890123456789012345678901';
let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'version-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function commitWith(files: Record<string, string>, given: string | null = null): string | null {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return runningCommit(folder, given);
}

it.each<[string, Record<string, string>]>([
  ['on a branch', { '.git/HEAD': 'ref: refs/heads/main\n', '.git/refs/heads/main': `${COMMIT}\n` }],
  ['at a commit', { '.git/HEAD': `${COMMIT}\n` }],
  [
    'with its refs packed',
    {
      '.git/HEAD': 'ref: refs/heads/main\n',
      '.git/packed-refs': `# pack-refs\n${'0'.repeat(40)} refs/heads/other\n${COMMIT} refs/heads/main\n`,
    },
  ],
])('tells the commit of a repository %s', (_, files) => {
  expect(commitWith(files)).toBe(COMMIT);
});

it.each<[string, Record<string, string>]>([
  ['there is no repository', {}],
  ['nothing is committed', { '.git/HEAD': 'ref: refs/heads/main\n' }],
  ['the repository lies elsewhere', { '.git': 'gitdir: /elsewhere\n' }],
  ['its head is no commit', { '.git/HEAD': 'ref: ../../etc/passwd\n' }],
])('tells none where %s', (_, files) => {
  expect(commitWith(files)).toBeNull();
});

it('tells the commit that a setting says, before all others', () => {
  expect(commitWith({ '.git/HEAD': `${COMMIT}\n` }, 'abcdef0')).toBe('abcdef0');
});

it('tells the commit of which `pack:server` packed a folder', () => {
  expect(commitWith({ commit: `${COMMIT}\n` })).toBe(COMMIT);
});
