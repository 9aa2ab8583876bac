import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import request from 'supertest';
import { api, rows } from '../../../test/api';
import type { StoredBuilds } from './stored-builds';
import type { Build, buildsIn } from './read-build';

const builds = () => api.provider<StoredBuilds>('src/remotes/builds/stored-builds', 'StoredBuilds');
const read = (workspace: string) =>
  api.exported<typeof buildsIn>('src/remotes/builds/read-build', 'buildsIn')(workspace);
const made: string[] = [];
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true })));

function workspaceOf(word: string): Build[] {
  const workspace = mkdtempSync(join(tmpdir(), 'kept-builds-'));
  made.push(workspace);
  const hash = Buffer.from(word.padEnd(4)).toString('hex').slice(0, 8);
  const files = {
    [`shell-public/dist/assets/site.${hash}.js`]: `"${word}";`,
    'shell-public/dist/server.cjs': 'private',
    'mf-other/dist/remoteEntry.js': `"${word}";`,
  };
  for (const project of ['shell-public', 'mf-other']) {
    files[`${project}/dist/version.txt`] = `${hash}${hash.slice(0, 4)}`;
    files[`${project}/dist/version.txt.br`] = 'packed';
    files[`${project}/dist/contract.json`] = '{}';
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    writeFileSync(join(workspace, path), text);
  }
  const packed = join(workspace, `shell-public/dist/assets/site.${hash}.js.gz`);
  writeFileSync(packed, gzipSync(`"packed ${word}";`));
  return read(workspace);
}

const kept = async (word: string) => {
  const found = workspaceOf(word);
  await builds().store(found);
  const { version = '' } = found[0] ?? {};
  return { script: `/assets/site.${version.slice(0, 8)}.js`, remote: `/remotes/mf-other/${version}` };
};
const asked = (path: string) => request(api.url).get(path);

it('serves what another process was built with, for ever, and nothing that its pages do not load', async () => {
  const { script, remote } = await kept('b');

  const answer = await asked(script);

  expect([answer.status, answer.text, answer.headers['cache-control']]).toEqual([
    200,
    '"packed b";',
    'public, max-age=31536000, immutable',
  ]);
  expect((await asked(`${remote}/remoteEntry.js`)).text).toBe('"b";');
  // The back office has a shell of its own.
  expect((await request(api.adminUrl).get(script)).status).toBe(404);
  expect((await asked(script.replace('/assets/site.', '/server.'))).status).toBe(404);
  expect((await asked('/remotes/shell-public/620000006200/server.cjs')).status).toBe(404);
});

it('keeps a version once, however many processes start with it', async () => {
  const found = workspaceOf('c');

  await Promise.all([builds().store(found), builds().store(found)]);
  await builds().store(found);

  expect(await rows('kept_builds', "name = 'shell-public'")).toHaveLength(1);
});

it('keeps the three newest, and what a process started with within a week', async () => {
  const old = [];
  for (const [day, word] of ['d', 'e', 'f'].entries()) {
    api.clock.set(`2026-11-2${day}T12:00:00Z`);
    old.push(await kept(word));
  }
  api.clock.set('2026-11-27T11:00:00Z');
  const newest = await kept('g');
  const isThere = async ({ script }: { script: string }) => (await asked(script)).status === 200;
  expect(await Promise.all([...old, newest].map(isThere))).toEqual([true, true, true, true]);

  api.clock.set('2026-11-28T13:00:00Z');
  const last = await kept('h');

  expect(await Promise.all([...old, newest, last].map(isThere))).toEqual([false, false, true, true, true]);
});

it('keeps nothing of a build that is made again on save', () => {
  const workspace = mkdtempSync(join(tmpdir(), 'kept-builds-'));
  made.push(workspace);
  mkdirSync(join(workspace, 'shell-public/dist'), { recursive: true });
  writeFileSync(join(workspace, 'shell-public/dist/version.txt'), '620000006200');

  expect(read(workspace)).toEqual([]);
});
