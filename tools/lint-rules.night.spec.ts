import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const workspace = join(__dirname, '..');
const inTransaction = (work: string) =>
  `export class Some { all() { return this.unitOfWork.run(async (tx) => { tx; ${work} }); } }`;

const FORBIDDEN: [rule: string, file: string, source: string][] = [
  ['yard(no-machine-clock)', 'libs/contracts/src/forbidden-now.ts', 'export const now = new Date();'],
  ['yard(no-machine-clock)', 'libs/dates/src/forbidden-now.ts', 'export const now = Date.now();'],
  ['yard(no-machine-clock)', 'backend/src/rentals/forbidden-now.ts', 'export const now = () => new Date();'],
  [
    'yard(only-the-transaction)',
    'backend/src/rentals/forbidden-read.ts',
    inTransaction('await this.machines.findOneBy({ id: 1 });'),
  ],
  [
    'yard(only-the-transaction)',
    'platform/server-kit/src/files/forbidden-source.ts',
    inTransaction('await this.dataSource.query("SELECT 1");'),
  ],
  [
    'yard(no-undeclared-table)',
    'backend/src/support/forbidden-table.ts',
    'export const all = (source) => source.getRepository("users");',
  ],
  [
    'yard(sorted-refusals)',
    'mf-support/src/forbidden-words.ts',
    'export const told = (error: Error) => error.message;',
  ],
  ['yard(plain-words)', 'backend/src/forbidden-text.ts', "export const text = 'The owner is told.';"],
  [
    'yard(plain-words)',
    'libs/ui/src/forbidden-text.tsx',
    'export const Text = () => <p>It cannot be undone.</p>;',
  ],
  [
    'eslint(no-restricted-imports)',
    'shell-public/src/forbidden-import.ts',
    "import { presentErrors } from '@laravel-wire/client'; export const told = presentErrors;",
  ],
  [
    'react-hooks(rules-of-hooks)',
    'libs/ui/src/forbidden-hook.ts',
    "import { useState } from 'react'; export function useIt(is: boolean) { if (is) useState(0); }",
  ],
  [
    'react-hooks(exhaustive-deps)',
    'libs/data/src/forbidden-deps.ts',
    "import { useEffect } from 'react'; export function useIt(a: number) { useEffect(() => { console.log(a); }, []); }",
  ],
  ['typescript(no-explicit-any)', 'platform/money/src/forbidden-any.ts', 'export const a = (b: any) => b;'],
  [
    'typescript(no-non-null-assertion)',
    'platform/money/src/forbidden-bang.ts',
    'export const a = (b?: {}) => b!;',
  ],
  ['typescript(no-floating-promises)', 'tools/forbidden-promise.ts', 'void 0; fetch("/");'],
  ['typescript(no-misused-promises)', 'tools/forbidden-misuse.ts', 'if (fetch("/")) console.log(1);'],
  ['typescript(await-thenable)', 'tools/forbidden-await.ts', 'export async function a() { await 1; }'],
  [
    'typescript(switch-exhaustiveness-check)',
    'tools/forbidden-switch.ts',
    "export function a(b: 'x' | 'y') { switch (b) { case 'x': return 1; } return 2; }",
  ],
  ['typescript(no-require-imports)', 'tools/forbidden-require.ts', "export const a = require('node:fs');"],
  ['typescript(ban-ts-comment)', 'tools/forbidden-comment.ts', '// @ts-ignore\nexport const a = 1;'],
  ['eslint(no-unused-vars)', 'tools/forbidden-unused.ts', 'export function a(b: string) { return 1; }'],
  ['eslint(no-empty)', 'tools/forbidden-empty.ts', 'export function a() { try { a(); } catch {} }'],
  ['eslint(prefer-const)', 'tools/forbidden-let.ts', 'let a = 1; export const b = a;'],
  ['eslint(eqeqeq)', 'tools/forbidden-equal.ts', 'export const a = (b: unknown) => b == 1;'],
  ['eslint(max-lines)', 'tools/forbidden-length.ts', 'export {};\n'.repeat(301)],
  [
    'eslint(max-lines-per-function)',
    'tools/forbidden-function.ts',
    `export function a() {\n${'console.log(1);\n'.repeat(41)}}`,
  ],
];

interface Report {
  diagnostics: { code: string; filename: string }[];
}

function lint(): Report['diagnostics'] {
  const files = FORBIDDEN.map(([, file]) => file);
  try {
    for (const [, file, source] of FORBIDDEN) writeFileSync(join(workspace, file), `${source}\n`);
    const args = ['oxlint', '--format', 'json', ...files];
    const { stdout } = spawnSync('npx', args, { cwd: workspace, encoding: 'utf8', maxBuffer: 2 ** 28 });
    return (JSON.parse(stdout) as Report).diagnostics;
  } finally {
    for (const file of files) rmSync(join(workspace, file), { force: true });
  }
}

it('refuses what each rule is for', () => {
  const found = lint().map(({ code, filename }) => `${code} ${filename}`);

  expect(found).toEqual(expect.arrayContaining(FORBIDDEN.map(([rule, file]) => `${rule} ${file}`)));
});
