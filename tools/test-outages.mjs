// `npm run test:outages`: MariaDB and Redis of its own killed, stopped and restarted under load, on both databases;
// MariaDB killed fifty times (`-- --kills 5` for fewer); the holder of a lease stopped; three processes whose clocks are
// an hour apart; the wire cut at each packet of each move of money; disk, open files, connections and memory used up; a
// clock that jumps by a day; then every file `rigs/outages/sqlite-*.mjs`. `-- kills lease` for some of it alone.
// Prints a table, and fails where a client saw anything but an answer or 503 with Retry-After, or where something was
// lost.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { workspace } from './build/ensure-built.mjs';
import { requireBinaries } from './test/services.mjs';

const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { kills: { type: 'string', default: '50' } },
});
process.chdir(workspace);
requireBinaries(['database', 'redis']);
const RIGS = join(workspace, 'rigs/outages');
const scratch = mkdtempSync(join(tmpdir(), 'yard-outages-'));
const log = (line) => console.log(line);
const PARTS = {
  stores,
  kills: async () =>
    (await import(join(RIGS, 'kills.mjs'))).run({ log, scratch, kills: Number(options.kills) }),
  lease: () => onItsOwn('lease'),
  'skewed-clocks': () => onItsOwn('skewed-clocks'),
  cuts,
  exhaustion: async () => (await import(join(RIGS, 'exhaustion.mjs'))).run({ log }),
  memory: () => onBoth('memory'),
  'jumping-clock': () => onBoth('jumping-clock'),
  sqlite,
};
let isGood = true;
try {
  for (const name of asked.length > 0 ? asked : Object.keys(PARTS)) {
    // One that fails throws, or says so.
    isGood = (await PARTS[name]()) !== false && isGood;
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
process.exit(isGood ? 0 : 1);

async function stores() {
  const { run } = await import(join(RIGS, 'stores.mjs'));
  let isRight = true;
  for (const database of ['mysql', 'sqlite']) {
    const folder = join(scratch, database);
    mkdirSync(folder);
    isRight = (await run({ log, scratch: folder, database })) && isRight;
  }
  return isRight;
}

async function sqlite() {
  let isRight = true;
  for (const file of readdirSync(RIGS).filter((name) => /^sqlite-.*\.mjs$/.test(name))) {
    isRight = (await (await import(join(RIGS, file))).run({ log, scratch })) !== false && isRight;
  }
  return isRight;
}

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

async function onBoth(rig) {
  const isRight = await onSqlite(rig);
  return (await onItsOwn(rig)) && isRight;
}

async function onSqlite(rig) {
  const { run } = await import(join(RIGS, `${rig}.mjs`));
  return run({ log, databaseUrl: `sqlite:${join(scratch, `${rig}.sqlite`)}` });
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
