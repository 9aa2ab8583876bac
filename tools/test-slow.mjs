// `npm run test:slow`: a thousand slow clients of each kind for two minutes each, on each database's server in turn,
// while people go on with their work. `-- --seconds 30 --clients 200` for less. In a network of its own (Linux, as
// root), whose kernel takes a quarter of a megabyte of an answer ahead of its reader, as one does on a slow line: on
// loopback it would take four, of a thousand more than it has.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { workspace } from './build/ensure-built.mjs';
import { freshMysql } from './test/fresh-mysql.mjs';
import { startServices } from './test/services.mjs';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '120' },
    clients: { type: 'string', default: '1000' },
    ways: { type: 'string', default: 'headers,bodies,answers' },
    'in-own-network': { type: 'boolean', default: false },
  },
});
const SMALL = 'ip link set lo up && echo 4096 16384 262144 > /proc/sys/net/ipv4/tcp_wmem && exec "$@"';

process.chdir(workspace);
process.exit(options['in-own-network'] ? await onEach() : inOwnNetwork());

/** The database server too: nobody else's is there. */
function inOwnNetwork() {
  const again = [process.execPath, ...process.argv.slice(1), '--in-own-network'];
  const { TEST_DATABASE_URL: _database, TEST_REDIS_URL: _redis, ...env } = process.env;
  const { status, error } = spawnSync('unshare', ['--net', 'sh', '-c', SMALL, 'sh', ...again], {
    stdio: 'inherit',
    env,
  });
  if (error) console.error(`npm run test:slow needs Linux with unshare and ip: ${error.message}`);
  return status ?? 1;
}

/** One after the other: both at once would make each other slow. */
async function onEach() {
  const scratch = mkdtempSync(join(tmpdir(), 'yard-slow-'));
  const services = await startServices(scratch, ['api']);
  const database = await freshMysql('slow');
  try {
    const isGoodOnSqlite = slow('SQLite', `sqlite:${join(scratch, 'slow.sqlite')}`);
    const isGoodOnMysql = slow('MySQL', database.url);
    return isGoodOnSqlite && isGoodOnMysql ? 0 : 1;
  } finally {
    await services.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}

function slow(name, databaseUrl) {
  const { seconds, clients, ways } = options;
  const args = ['--seconds', seconds, '--clients', clients, '--ways', ways];
  console.log(`${name}:`);
  const { status } = spawnSync(process.execPath, ['rigs/load/slow-clients.mjs', ...args], {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  return status === 0;
}
