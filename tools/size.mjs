// `node tools/size.mjs`, part of `npm run check`: lines of production code by room, beside what `size.json` allows. A room that outgrows it fails: take
// something away, or add a raise with its reason, in the same commit.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isProduction, overBudget, sizesOf } from './test/size.mjs';

const workspace = join(import.meta.dirname, '..');
const options = { cwd: workspace, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 };
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], options).split('\n');
const files = listed
  .filter((path) => isProduction(path) && existsSync(join(workspace, path)))
  .map((path) => ({ path, lines: readFileSync(join(workspace, path), 'utf8').split('\n').length - 1 }));
const sizes = sizesOf(files);
const wrong = overBudget(sizes, JSON.parse(readFileSync(join(workspace, 'tools/size.json'), 'utf8')));
const sum = Object.values(sizes).reduce((total, lines) => total + lines, 0);
for (const [room, lines] of Object.entries(sizes).sort((a, b) => b[1] - a[1]))
  console.log(`${String(lines).padStart(7)}  ${room}`);
console.log(`${String(sum).padStart(7)}  all`);
for (const line of wrong)
  console.error(`${line}: take something away, or say in tools/size.json why it grows`);
process.exitCode = wrong.length > 0 ? 1 : 0;
