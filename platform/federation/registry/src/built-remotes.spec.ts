import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBuiltRemotes } from './built-remotes';
import { remotesList } from './served-remote';

const refuse = (words: string) => {
  throw new Error(words);
};

describe('the remotes of a workspace', () => {
  let workspace: string;
  const built = (folder: string, files: Record<string, string>) => {
    mkdirSync(join(workspace, folder, 'dist'), { recursive: true });
    for (const [name, text] of Object.entries(files))
      writeFileSync(join(workspace, folder, 'dist', name), text);
  };

  beforeEach(() => {
    workspace = mkdtempSync(join(tmpdir(), 'remotes-'));
  });
  afterEach(() => rmSync(workspace, { recursive: true }));

  it('are found by their folders, whatever these are called', () => {
    built('mf-anything', {
      'remote.json': '{"name":"mf_any"}',
      'version.txt': 'abc\n',
      'integrity.json': '{"remoteEntry.js":"sha256-x"}',
    });

    expect(remotesList(findBuiltRemotes(workspace, refuse)).remotes).toEqual([
      {
        name: 'mf_any',
        version: 'abc',
        entry: '/remotes/mf-anything/abc/mf-manifest.json',
        integrity: { 'remoteEntry.js': 'sha256-x' },
        public: null,
        admin: null,
      },
    ]);
  });

  it.each([
    ['half built', { 'remote.json': '{"name":"mf_bad"}' }],
    ['without hashes', { 'remote.json': '{"name":"mf_bad"}', 'version.txt': '1' }],
    ['half written', { 'remote.json': '{"name":', 'version.txt': '1', 'integrity.json': '{}' }],
    ['nameless', { 'remote.json': '{}', 'version.txt': '1', 'integrity.json': '{}' }],
    ['empty', { 'remote.json': 'null', 'version.txt': '1', 'integrity.json': '{}' }],
  ])('leave out one that is %s, and it alone', (_how, files) => {
    built('mf-bad', files);
    built('mf-good', { 'remote.json': '{"name":"mf_good"}', 'version.txt': '1', 'integrity.json': '{}' });

    const complaints: string[] = [];
    const found = findBuiltRemotes(workspace, (words) => complaints.push(words));

    expect(found.map(({ folder }) => folder)).toEqual(['mf-good']);
    expect(complaints).toEqual([expect.stringMatching(/^mf-bad is left out: /)]);
  });
});
