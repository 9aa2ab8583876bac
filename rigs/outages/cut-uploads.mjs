// Cuts the wire to MariaDB at each packet of an upload: once before the packet arrives, and once after, so that its
// answer is lost (a commit's too). Whatever was answered, a picture that a row names must have its file.
//
//   DATABASE_URL=mysql://… node rigs/outages/cut-uploads.mjs
//
// The database must be empty or its own. Prints a line for each failure, and a summary as JSON; exit 1 on failure.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { populated } from '../crash/populated.mjs';
import { startProcess } from '../crash/process.mjs';
import { signedIn } from '../load/people.mjs';
import { withoutFile } from '../load/written.mjs';
import { byWayOf, faultProxy, targetOf } from '../../backend/test/fault-proxy.mjs';
import { asked, noise, upload } from './uploads.mjs';
import { endWith } from '../kit/end.mjs';

const SIDE = 16;
/** Times that somebody asks again; a pool may have more than one dead connection. */
const AGAIN = 12;
const FINE = ['201', '503 with Retry-After'];

const proxy = await faultProxy(targetOf(process.env.DATABASE_URL));
const storage = mkdtempSync(join(tmpdir(), 'yard-cut-'));
const begun = new Date().toISOString();
const life = await startProcess(
  {
    DATABASE_URL: byWayOf(proxy, process.env.DATABASE_URL),
    REDIS_URL: '',
    STORAGE_URL: storage,
    DEMO: 'false',
  },
  begun,
);
const answers = {};
const wrong = [];
let packets = 0;
try {
  await populated(life, { at: begun });
  const person = await signedIn(life.url, 'renter');
  const picture = await noise(SIDE);
  // More packets than there are, as a cut connection is made anew: until one is not reached.
  for (let isReached = true; isReached; packets += 1) {
    for (const when of ['before', 'after']) {
      proxy.cutAt(packets + 1, when);
      const answer = await upload(life.url, person, picture);
      isReached = proxy.packets > packets;
      proxy.cutAt(null);
      answers[answer] = (answers[answer] ?? 0) + 1;
      if (!FINE.includes(answer)) wrong.push(`cut ${when} packet ${packets + 1}: ${answer}`);
      await untilServed(person);
    }
  }
  wrong.push(...(await withoutFile((sql) => life.ask('query', sql), storage)));
} finally {
  await life.end();
  await proxy.close();
  rmSync(storage, { recursive: true, force: true });
}
endWith(wrong, { packets, answers });

async function untilServed(person) {
  for (let time = 0; time < AGAIN; time += 1) {
    if ((await asked(life.url, person, '/api/media')) === '200') return;
  }
  throw new Error('the wire is whole again, and nobody is served');
}
