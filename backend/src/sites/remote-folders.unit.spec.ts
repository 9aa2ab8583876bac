import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRemotes, remotesList } from './remote-folders';

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
    built('mf-anything', { 'remote.json': '{"name":"mf_any"}', 'version.txt': 'abc\n' });

    expect(remotesList(findRemotes(workspace, refuse)).remotes).toEqual([
      { name: 'mf_any', entry: '/remotes/mf-anything/abc/mf-manifest.json', public: null, admin: null },
    ]);
  });

  it.each([
    ['half built', { 'remote.json': '{"name":"mf_bad"}' }],
    ['half written', { 'remote.json': '{"name":', 'version.txt': '1' }],
    ['nameless', { 'remote.json': '{}', 'version.txt': '1' }],
    ['empty', { 'remote.json': 'null', 'version.txt': '1' }],
  ])('leave out one that is %s, and it alone', (_how, files) => {
    built('mf-bad', files);
    built('mf-good', { 'remote.json': '{"name":"mf_good"}', 'version.txt': '1' });

    const complaints: string[] = [];
    const found = findRemotes(workspace, (words) => complaints.push(words));

    expect(found.map(({ folder }) => folder)).toEqual(['mf-good']);
    expect(complaints).toEqual([expect.stringMatching(/^mf-bad is left out: /)]);
  });
});
