// `node tools/size.mjs`, part of `npm run check`: sums of lines and words, beside the ceilings of `size.json`. A change
// that passes one takes something away elsewhere. Ceilings only fall.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindOf, overCeiling, sumsOf } from './test/size.mjs';

const workspace = join(import.meta.dirname, '..');
const options = { cwd: workspace, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 };
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], options).split('\n');
const files = listed
  .filter((path) => kindOf(path) && existsSync(join(workspace, path)))
  .map((path) => ({ path, text: readFileSync(join(workspace, path), 'utf8') }));
const ceilings = JSON.parse(readFileSync(join(workspace, 'tools/size.json'), 'utf8'));
const sums = sumsOf(files);
for (const [kind, sum] of Object.entries(sums)) console.log(`${kind.padEnd(9)} ${sum} of ${ceilings[kind]}`);
const wrong = overCeiling(sums, ceilings);
for (const line of wrong) console.error(`${line}: take something away elsewhere`);
process.exitCode = wrong.length > 0 ? 1 : 0;
