// `npm run test:outages`: MariaDB and Redis of its own killed, stopped and restarted under load, on both databases; the
// holder of a lease stopped; three processes whose clocks are an hour apart; the wire cut at each packet of each move
// of money; disk, open files and connections used up; then every file `backend/test/outages/sqlite-*.mjs`. Prints a
// table, and fails where a client saw anything but an answer or 503 with Retry-After, or where something was lost.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspace } from './build/ensure-built.mjs';
import { requireBinaries } from './test/services.mjs';

process.chdir(workspace);
requireBinaries(['database', 'redis']);
const RIGS = join(workspace, 'backend/test/outages');
const scratch = mkdtempSync(join(tmpdir(), 'yard-outages-'));
const log = (line) => console.log(line);
let isGood = true;
try {
  const { run } = await import(join(RIGS, 'stores.mjs'));
  for (const database of ['mysql', 'sqlite']) {
    const folder = join(scratch, database);
    mkdirSync(folder);
    isGood = (await run({ log, scratch: folder, database })) && isGood;
  }
  isGood = (await onItsOwn('lease')) && isGood;
  isGood = (await onItsOwn('skewed-clocks')) && isGood;
  isGood = (await cuts()) && isGood;
  await (await import(join(RIGS, 'exhaustion.mjs'))).run({ log });
  for (const file of readdirSync(RIGS).filter((name) => /^sqlite-.*\.mjs$/.test(name))) {
    const rig = await import(join(RIGS, file));
    // One that fails throws, or says so.
    isGood = (await rig.run({ log, scratch })) !== false && isGood;
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
process.exit(isGood ? 0 : 1);

/** A rig about a MariaDB of its own. */
async function onItsOwn(rig) {
  const { emptyDatabase, mariadb } = await import(join(RIGS, 'servers.mjs'));
  const { run } = await import(join(RIGS, `${rig}.mjs`));
  const server = await mariadb(join(scratch, rig));
  try {
    return await run({ log, databaseUrl: await emptyDatabase(server.url) });
  } finally {
    await server.kill();
  }
}

/** At each packet of each move of money: a process of its own, which says what failed. */
async function cuts() {
  const { emptyDatabase, mariadb } = await import(join(RIGS, 'servers.mjs'));
  const server = await mariadb(join(scratch, 'cuts'));
  try {
    const env = { ...process.env, DATABASE_URL: await emptyDatabase(server.url) };
    const child = spawn(process.execPath, [join(RIGS, 'cut-moves.mjs')], { env, stdio: 'inherit' });
    const [code] = await once(child, 'exit');
    return code === 0;
  } finally {
    await server.kill();
  }
}
