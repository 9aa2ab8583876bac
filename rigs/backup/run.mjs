// A backup that is taken while people write, and what comes back of it in an empty place.
//
//   DATABASE_URL=… node rigs/backup/run.mjs --seconds 10 --per-second 10 --megabytes 1000
//
// The database must be empty; with `--megabytes` it holds so much before, texts and pictures. People write for so many
// seconds before the backup, while it is made, and after it. Prints one JSON; exit 1 and what is wrong where the copy
// lacks what was acknowledged before the backup was asked for, or is not whole.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { prepare, startProduct, surroundings } from '../load/product.mjs';
import { failed, steadily } from '../load/steady.mjs';
import { rowsOf } from '../load/stores.mjs';
import { writers } from '../load/writers.mjs';
import { yard } from './commands.mjs';
import { emptyPlace } from './empty-place.mjs';
import { fill } from './fill.mjs';
import { judge } from './judge.mjs';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    'per-second': { type: 'string', default: '10' },
    megabytes: { type: 'string', default: '0' },
  },
});
const MB = 1024 * 1024;
/** A busy machine's answers: nothing is promised by them. */
const NO_PROMISE = ['503 with Retry-After', 'hang'];

const around = surroundings();
const here = { ...around.variables, DATABASE_URL: process.env.DATABASE_URL };
const place = await emptyPlace(around.variables);
let isGood = false;
try {
  const ids = await prepare();
  const filled = await fill(here, Number(options.megabytes));
  const taken = await takenUnderLoad(ids);
  const restore = await yard(place.variables, 'restore', taken.file);
  const { wrong, figures } = await judge({ here, there: place.variables, filled, ...taken });
  if (!restore.output.includes('The ledger agrees')) wrong.push(`the restore said ${restore.output}`);
  for (const words of wrong) console.error(`FAILED  ${words}`);
  console.log(
    JSON.stringify({
      ...taken.figures,
      megabytes: Math.round(statSync(taken.file).size / MB),
      restore_s: restore.seconds,
      ...figures,
      wrong: wrong.length,
    }),
  );
  isGood = wrong.length === 0;
} finally {
  await place.remove();
  around.remove();
}
process.exit(isGood ? 0 : 1);

/** @returns `facts` that must be in it, all that there were `later`, `failures` in words, the `file`, `figures` */
async function takenUnderLoad(ids) {
  const product = await startProduct(around.variables);
  try {
    const { next, facts } = await writers(product.url, ids);
    let isOver = false;
    const load = steadily(next, { perSecond: Number(options['per-second']), until: () => isOver });
    await pause(Number(options.seconds) * 1000);
    const known = facts.length;
    const file = join(place.folder, 'yard.tar.gz');
    const backup = await yard(here, 'backup', file);
    const meanwhile = facts.length - known;
    await pause(Number(options.seconds) * 1000);
    isOver = true;
    await load.done;
    const failures = load.failures.filter(({ word }) => !NO_PROMISE.includes(word));
    const unpromised = load.failures.length - failures.length;
    const figures = { acts: load.counts, before: known, meanwhile, backup_s: backup.seconds };
    const sourceMedia = await rowsOf(here.DATABASE_URL, 'SELECT path FROM media');
    return {
      file,
      facts: facts.slice(0, known),
      later: facts,
      failures: failed(failures),
      figures,
      sourceMedia,
      unpromised,
    };
  } finally {
    await product.stop();
  }
}
