// MariaDB and Redis of its own killed, stopped and restarted under load, on both databases; MariaDB killed fifty times
// (`--kills 5` for fewer); the holder of a lease stopped; three processes whose clocks are an hour apart; the wire cut
// at each packet of each move of money; disk, open files, connections and memory used up; a clock that jumps by a day;
// the embedded database's files, disk and Sentinel. Names of parts, or how they begin, for some of it alone. Prints a
// table, and fails where a client saw anything but an answer or 503 with Retry-After, or where something was lost.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { requireBinaries } from '../tools/test/services.mjs';
import { run } from './kit/programs.mjs';
import { emptyDatabase, mariadb } from './outages/servers.mjs';

const PARTS = {
  stores,
  kills: alone,
  lease: onMariadb,
  'skewed-clocks': onMariadb,
  'cut-moves': cutMoves,
  exhaustion: alone,
  memory: onBoth,
  'jumping-clock': onBoth,
  'sqlite-copies': alone,
  'sqlite-disk': alone,
  'sqlite-sentinel': alone,
};

export default {
  does: 'takes away databases, Redis, wires, disks, memory and the right time under load, and prints what clients saw',
  async run({ args, scratch }) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { kills: { type: 'string', default: '50' } },
    });
    requireBinaries(['database', 'redis']);
    const isAsked = (name) => positionals.length === 0 || positionals.some((word) => name.startsWith(word));
    const asked = Object.keys(PARTS).filter(isAsked);
    let isGood = asked.length > 0;
    for (const name of asked) {
      const folder = join(scratch, name);
      mkdirSync(folder);
      // A part that fails throws, or says so.
      const given = { log: console.log, scratch: folder, kills: Number(values.kills) };
      isGood = (await PARTS[name](name, given)) !== false && isGood;
    }
    return isGood;
  },
};

async function alone(name, given) {
  const part = await import(`./outages/${name}.mjs`);
  return part.run(given);
}

async function stores(name, given) {
  let isGood = true;
  for (const database of ['mysql', 'sqlite']) {
    const scratch = join(given.scratch, database);
    mkdirSync(scratch);
    isGood = (await alone(name, { ...given, scratch, database })) && isGood;
  }
  return isGood;
}

async function onBoth(name, given) {
  const isGood = await alone(name, { ...given, databaseUrl: `sqlite:${join(given.scratch, 'yard.sqlite')}` });
  return (await onMariadb(name, given)) && isGood;
}

/** One of its own. */
async function onMariadb(name, given, work = alone) {
  const server = await mariadb(given.scratch);
  try {
    return await work(name, { ...given, databaseUrl: await emptyDatabase(server.url) });
  } finally {
    await server.kill();
  }
}

function cutMoves(name, given) {
  const program = (_name, { databaseUrl }) =>
    run(process.execPath, ['rigs/outages/cut-moves.mjs'], { DATABASE_URL: databaseUrl });
  return onMariadb(name, given, program);
}
