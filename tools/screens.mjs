// `npm run screens`: every page as guest, renter, owner and admin, three widths, two themes; `-- "an owner"`.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { workspace } from './build/ensure-built.mjs';
import { binaryOf, requireBinaries } from './test/services.mjs';

process.chdir(workspace);
if (!process.env.CHROME_PATH) requireBinaries(['chromium']);
process.env.CHROME_PATH ??= binaryOf('chromium');
rmSync('screens', { recursive: true, force: true });
const [who] = process.argv.slice(2);
const args = [
  'jest',
  '--selectProjects',
  'pictures',
  '--runInBand',
  ...(who ? ['--testNamePattern', who] : []),
];
process.exitCode = spawnSync('npx', args, { stdio: 'inherit' }).status ?? 1;
console.log('The pictures are in screens/.');
