import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api, rows } from '../../../test/api';
import { databaseUrl } from '../../../test/main-process';
import { listed } from '../../../test/remote-scene';

/** Commands are started, one after the other. */
jest.setTimeout(120_000);

const DOCUMENT = join(process.cwd(), 'docs/ship-a-remote.md');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ship-a-remote-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('holds to the letter: docs/ship-a-remote.md', async () => {
  const [makeKey = '', letIn = '', publish = '', look = ''] = shellBlocks(readFileSync(DOCUMENT, 'utf8'));

  expect(await shell(makeKey)).toContain('support.key stays with the team');
  const token = /^yard_\S{43}$/m.exec(await shell(letIn))?.[0] ?? '';
  const published = /^mf-support ([0-9a-f]{12}) is published/m;
  const version = published.exec(await shell(publish.replace('yard_…', token)))?.[1];
  expect((await listed('mf_support'))?.version).toBe(version);
  const variables = { REMOTE_TOKEN: token, REMOTE_KEY: join(folder, 'support.key') };
  const looked = await shell(look, variables);

  expect(published.exec(looked)?.[1]).toBe(version);
  expect(looked).toContain(`10 % of the visitors try ${version}`);
  expect(looked).toMatch(new RegExp(`^${version} +tried by 10 % +published .* by support$`, 'm'));
  expect(looked).toMatch(/mf-support: what was built with the site is live\n$/);
  expect(await rows('remote_versions')).toMatchObject([{ published_by: 'support', version }]);
});

/** As they stand, but for what is a reader's own: the site's address, and a build that is there already. */
function shellBlocks(text: string): string[] {
  const mine = (block: string) =>
    block
      .replaceAll('https://yard.example', api.url)
      .replace(/^npx nx build .*$/m, '')
      .replaceAll(/(?<=[ =])support\.key/g, join(folder, 'support.key'));
  return [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = '']) => mine(block));
}

function shell(script: string, variables: Record<string, string> = {}): Promise<string> {
  const env = { ...process.env, DATABASE_URL: databaseUrl(), STORAGE_URL: api.storage, ...variables };
  return new Promise((resolve, reject) => {
    execFile('sh', ['-ec', script], { env }, (error, stdout, stderr) =>
      error ? reject(new Error(`${script}\n${stdout}${stderr}`)) : resolve(stdout),
    );
  });
}
