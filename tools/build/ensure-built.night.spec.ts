import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'yard-stamp-'))));
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

/** The stamp by which a build is taken for old. */
function stamp(): string {
  const program = `import { stampOf } from ${JSON.stringify(join(__dirname, 'ensure-built.mjs'))};
    console.log(stampOf(['backend/src', 'libs', 'platform'], ${JSON.stringify(root)}));`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
}

beforeEach(() => {
  write('backend/src/rentals/approve.ts', 'one');
  write('libs/ui/src/index.ts', 'one');
  write('platform/laravel-wire/core/src/rules.ts', 'one');
});

it.each([
  'backend/src/rentals/approve.ts',
  'backend/src/watching/recordings/recordings.service.ts',
  'libs/reporting/src/recordings/buffer.ts',
  'platform/laravel-wire/core/src/rules.ts',
])('takes a build for old once %s is another', (file) => {
  const before = stamp();

  write(file, 'changed');

  expect(stamp()).not.toBe(before);
});

it.each([
  'backend/src/rentals/moves/approvals.spec.ts',
  'backend/src/forbidden-import.ts',
  'platform/laravel-wire/nest/test/boot.ts',
  'platform/laravel-wire/core/dist/rules.js',
])('does not mind %s, which is not built', (file) => {
  const before = stamp();

  write(file, 'changed');

  expect(stamp()).toBe(before);
});
