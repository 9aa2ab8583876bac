import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROGRAM = `
  const [, folder] = process.argv;
  const { readDotEnv } = await import(${JSON.stringify(join(__dirname, 'dot-env.mjs'))});
  readDotEnv(folder);
  const { PORT, CURRENCY, DOT_ENV_FILE } = process.env;
  console.log(JSON.stringify({ PORT, CURRENCY, DOT_ENV_FILE }));
`;
let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'dot-env-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const read = () =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', PROGRAM, folder], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, PORT: '1' },
    }),
  ) as object;

it('sets what the environment does not set, and says where it is from', () => {
  writeFileSync(join(folder, '.env'), '# ours\nPORT=5808\nCURRENCY="eur"\n');

  expect(read()).toEqual({ PORT: '1', CURRENCY: 'eur', DOT_ENV_FILE: join(folder, '.env') });
});

it('is nothing where there is none', () => expect(read()).toEqual({ PORT: '1' }));
