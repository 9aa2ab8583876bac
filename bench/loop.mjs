// `npm run bench:loop`: how long each reader of input holds the event loop at most. See README.md.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { strangers } from './loop/strangers.mjs';

const require = createRequire(import.meta.url);
const { growingFor } = require('./loop/growth.cjs');
const { readers } = require('./loop/readers.cjs');
const { LONG, SHORT, timesOf } = require('./loop/loop-time.cjs');

/** Milliseconds; nobody notices what is below. */
const ALLOWED = 50;
const workspace = join(import.meta.dirname, '..');
const [only] = process.argv.slice(2);

const load = (project, path) => require(join(workspace, project, 'dist', path));
const shown = (milliseconds) => milliseconds.toFixed(1).padStart(8);

console.log('reader                        64 kB      1 MB   at most  worst text');
let isSlow = false;
let isGrowing = false;
for (const reader of readers(load).filter(({ name }) => !only || name.includes(only))) {
  const times = timesOf(reader, { short: SHORT, long: LONG, enough: 1 });
  const worst = times.reduce((one, other) => (other.long > one.long ? other : one));
  const most =
    reader.reaches >= LONG
      ? worst.long
      : Math.max(...timesOf(reader, { short: 16, long: reader.reaches, enough: 1 }).map(({ long }) => long));
  isSlow ||= most > ALLOWED;
  const growing = growingFor(reader);
  isGrowing ||= growing.length > 0;
  const mark = `${most > ALLOWED ? '  TOO SLOW' : ''}${growing.length > 0 ? `  GROWS TOO FAST: ${growing.join(', ')}` : ''}`;
  console.log(
    `${reader.name.padEnd(26)}${shown(worst.short)}  ${shown(worst.long)}  ${shown(most)}  ${worst.text}${mark}`,
  );
}
console.log(
  `\n"at most" is the longest text that a limit before the reader lets through; ${ALLOWED} ms are allowed. 16 times the text may take 24 times as long.`,
);
const isGood = await strangers(only);
process.exit(isSlow || isGrowing || !isGood ? 1 : 0);
