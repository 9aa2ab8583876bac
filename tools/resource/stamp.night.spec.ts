import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const MADE = '2027-01-05T23:59:00Z';

/** The tools are modules, which Jest would have to translate. */
function nextStamp(files: readonly string[]): string {
  const call = `import { nextStamp } from ${JSON.stringify(join(__dirname, 'stamp.mjs'))};
    process.stdout.write(nextStamp(${JSON.stringify(files)}, new Date('${MADE}')));`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', call], { encoding: 'utf8' });
}

it.each([
  ['its day, where all are older', ['20261208000200-a.ts', 'index.ts'], '20270105000100'],
  ['a later one than another of its day', ['20270105000100-a.ts', '20261208000200-b.ts'], '20270105000200'],
  ['a later one than another of a later day', ['20270301000100-a.ts'], '20270301000200'],
])('stamps a migration with %s', (_what, files, stamp) => {
  expect(nextStamp(files)).toBe(stamp);
});
