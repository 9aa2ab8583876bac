// sqlmap against the product on the empty database of DATABASE_URL. Prints a line for each request; exit 1 where a
// parameter became SQL, where an answer was a fault of ours, or where sqlmap came to no conclusion.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepare, startProduct, surroundings } from '../load/product.mjs';
import { signedIn } from '../load/people.mjs';
import { openHole } from './hole.mjs';
import { stands } from './second-look.mjs';
import { attack } from './sqlmap.mjs';
import { targets } from './targets.mjs';
import { endWith } from '../kit/end.mjs';

const { values: options } = parseArgs({ options: { only: { type: 'string' }, level: { type: 'string' } } });
/** Answers after which nothing is attacked any more: signed out, or turned away at the door. */
const IN_VAIN = [401, 419, 503];

const ids = await prepare();
const around = surroundings();
const scratch = mkdtempSync(join(tmpdir(), 'yard-sqlmap-out-'));
const dbms = process.env.DATABASE_URL.startsWith('sqlite:') ? 'SQLite' : 'MySQL';
const run = (url, request) => attack({ url, request, dbms, level: options.level, folder: scratch });
const product = await startProduct(around.variables);
const wrong = [];
let attacked = 0;
try {
  await theHoleIsFound();
  const admin = await signedIn(product.url, 'admin');
  for (const request of await targets(product.url, { admin, ids })) {
    const name = `${request.method} ${request.path} ${request.body ?? ''}`.trim();
    if (!name.includes(options.only)) continue;
    const { injectable: isClaimed, statuses, log } = await run(product.url, request);
    const injectable = isClaimed && (await stands(product.url, request, log));
    attacked += 1;
    const faults = statuses.filter((status) => status >= 500 || IN_VAIN.includes(status));
    if (injectable) wrong.push(`${name} is injectable:\n${log}`);
    if (injectable === null) wrong.push(`${name}: sqlmap came to no conclusion:\n${log}`);
    if (faults.length > 0) wrong.push(`${name} was answered ${faults}`);
    console.log(`${injectable === false && faults.length === 0 ? 'ok  ' : 'FAIL'}  ${name}`);
  }
  if (attacked === 0) wrong.push('nothing was attacked');
  if (/"level":(50|60)|Error:/.test(product.log()))
    wrong.push(`the server said: ${product.log().slice(-2000)}`);
} finally {
  await product.stop();
  around.remove();
  rmSync(scratch, { recursive: true, force: true });
}
endWith(wrong, { attacked });

/** Proves that sqlmap finds a hole at all: otherwise finding nothing shows nothing. */
async function theHoleIsFound() {
  const hole = await openHole(process.env.DATABASE_URL);
  try {
    for (const request of hole.requests) {
      const { injectable, log } = await run(hole.url, request);
      if (!injectable || !(await stands(hole.url, request, log)))
        throw new Error(`sqlmap does not find the hole in ${request.method} ${request.path}`);
    }
  } finally {
    await hole.close();
  }
}
