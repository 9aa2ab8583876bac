import { execFile, execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const TOOLS = __dirname;
const UI = 'libs/ui/src/index.d.ts';

const workspace = mkdtempSync(join(tmpdir(), 'rejected-types-'));
afterAll(() => rmSync(workspace, { recursive: true }));
mkdirSync(join(workspace, 'libs'));
mkdirSync(join(workspace, 'mf-small/src'), { recursive: true });
copyFileSync(join(TOOLS, '../tsconfig.base.json'), join(workspace, 'tsconfig.base.json'));
writeFileSync(
  join(workspace, 'mf-small/src/public.ts'),
  `import { ask, type Answer } from '@yard/ui';
import styles from './small.module.css';
export const heard = (answer: Answer) => answer.words;
export const asked = ask({ title: styles['title'] ?? '', onAnswer: heard });
`,
);

const CSS = "declare module '*.module.css' { const names: Record<string, string>; export default names; }";
const ANSWER = 'export interface Answer { words: string; }';
const ASK =
  'export declare function ask(question: { title: string; onAnswer(answer: Answer): void; }): void;';
const REST = 'export declare function other(): string;';
const BUILT_AGAINST = [ANSWER, ASK, REST].join('\n');

const siteWith = (declared: string) => ({
  shared: ['@yard/ui'],
  modules: { '@yard/ui': UI },
  files: { [UI]: `${declared}\nexport {};`, 'libs/ui/src/names.d.ts': CSS },
});

function rejected(declared: string, remote = 'mf-small'): string[] | null {
  writeFileSync(join(workspace, 'libs/css.d.ts'), CSS);
  const call = `import { rejectedTypes } from ${JSON.stringify(join(TOOLS, 'rejected-types.mjs'))};
console.log(JSON.stringify(rejectedTypes(${JSON.stringify({ workspace, remote })}, ${JSON.stringify(siteWith(declared))})));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', call], { encoding: 'utf8' });
  return JSON.parse(output) as string[] | null;
}

describe('the code of a remote, against the types that a site shares', () => {
  it.each([
    ['are what it was written against', BUILT_AGAINST],
    [
      'have more: a name, a field of what comes, an option of what is given',
      `${BUILT_AGAINST.replace('words: string;', 'words: string; at: string;').replace('title: string;', 'title: string; loud?: boolean;')}
export declare const more: number;`,
    ],
    [
      'have lost or changed what it does not use',
      [ANSWER, ASK, 'export declare function other(): number;'].join('\n'),
    ],
  ])('fits where these %s', (_what, declared) => {
    expect(rejected(declared)).toEqual([]);
  });

  it.each([
    [
      'an option that it gives is called otherwise',
      BUILT_AGAINST.replace('title:', 'heading:'),
      /^mf-small\/src\/public\.ts:4: .*'title' does not exist in type/,
    ],
    [
      'an option is needed that it does not give',
      BUILT_AGAINST.replace('title: string;', 'title: string; level: number;'),
      /^mf-small\/src\/public\.ts:4: .*'level' is missing/s,
    ],
    [
      'a field that it reads has gone',
      BUILT_AGAINST.replace('words: string;', 'text: string;'),
      /^mf-small\/src\/public\.ts:3: Property 'words' does not exist on type 'Answer'/,
    ],
    [
      'a name that it takes has gone',
      [ANSWER, REST].join('\n'),
      /^mf-small\/src\/public\.ts:1: .* has no exported member '?ask/,
    ],
  ])('does not where %s, with the place and what differs', (_what, declared, words) => {
    expect(rejected(declared)).toEqual(expect.arrayContaining([expect.stringMatching(words)]));
  });

  it('is not judged where it is not here', () => expect(rejected(BUILT_AGAINST, 'mf-elsewhere')).toBeNull());
});

it('publishes nothing that the types of the site do not allow, and says so', async () => {
  const asked: string[] = [];
  const site = createServer(({ method, url }, response) => {
    asked.push(`${method} ${url}`);
    response.end(JSON.stringify(siteWith(BUILT_AGAINST)));
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const to = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;

  const run = promisify(execFile)(process.execPath, [
    join(TOOLS, 'remote.mjs'),
    'publish',
    'mf-support',
    '--to',
    to,
  ]);
  const failed = await run.then(
    () => null,
    (error: { stderr: string }) => error.stderr,
  );
  site.close();

  expect(failed).toMatch(/^mf-support does not compile against what this site shares:\n(mf-|libs)/);
  expect(failed).toMatch(/has no exported member '?\w+/);
  expect(asked).toEqual(['GET /contract-types.json']);
});
