// `npm run test:replicas`: docs/cluster.md's replicas with MariaDB's own replication (GTID) on this machine: what guests'
// searches cost the primary with and without, and what guests and an owner see while the replica is killed, held still,
// late, or signs nobody in. Prints two tables; ends with 1 where an answer failed, or somebody did not find what they
// wrote.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startProduct, surroundings } from '../rigs/load/product.mjs';
import { crowd } from '../rigs/replicas/crowd.mjs';
import { FAULTS, inStep, pair, READER } from '../rigs/replicas/pair.mjs';
import { ensureBuilt, workspace } from './build/ensure-built.mjs';
import { requirePackages } from '../rigs/kit/debian-packages.mjs';
import { freePort } from './test/services.mjs';

const [LOAD_MS, FAULT_MS, BACK_MS] = [10_000, 10_000, 10_000];

requirePackages('test:replicas', [{ package: 'mariadb-server', program: 'mariadbd' }]);
process.chdir(workspace);
ensureBuilt();
const scratch = mkdtempSync(join(tmpdir(), 'yard-replicas-'));
const around = surroundings();
const wrong = [];
let both = null;
try {
  both = await pair(scratch);
  const primary = `mysql://root@127.0.0.1:${both.primary.port}/yard`;
  const replica = `mysql://${READER}:${READER}@127.0.0.1:${both.replica.port}/yard`;
  const variables = { ...around.variables, DATABASE_URL: primary, REDIS_URL: '', LOG_LEVEL: 'warn' };
  for (const [command, more] of [['migrate'], ['seed', { DEMO: 'true' }]])
    yard(command, { ...variables, ...more });
  await inStep(both);
  await compared(variables, { ...variables, DATABASE_REPLICA_URL: replica });
  await broken({ ...variables, DATABASE_REPLICA_URL: replica });
} finally {
  await Promise.all(Object.values(both ?? {}).map((one) => one.kill()));
  around.remove();
  rmSync(scratch, { recursive: true, force: true });
}
for (const words of wrong) console.log(`FAILED  ${words}`);
if (wrong.length === 0) console.log('No answer failed, and everybody found what they wrote.');
process.exit(wrong.length === 0 ? 0 : 1);

async function compared(without, with_) {
  const rows = {};
  for (const [name, variables] of Object.entries({ 'without a replica': without, 'with one': with_ })) {
    await running(variables, async (people) => {
      await people.during(() => pause(LOAD_MS / 5));
      const before = [both.primary.busyMs(), both.replica.busyMs()];
      const seen = await people.during(() => pause(LOAD_MS));
      const [primary, replica] = [both.primary.busyMs(), both.replica.busyMs()].map((ms, at) =>
        Number(((ms - before[at]) / seen.searches).toFixed(2)),
      );
      judge(name, seen);
      rows[name] = {
        searches: seen.searches,
        renamed: seen.renamed,
        'primary, ms of processor a search': primary,
        replica,
      };
    });
  }
  console.table(rows);
}

async function broken(variables) {
  const rows = {};
  await running({ ...variables, DATABASE_REPLICA_LAG_SECONDS: '3' }, async (people) => {
    console.log(
      yard('doctor', variables)
        .split('\n')
        .find((line) => line.includes('replicas')),
    );
    for (const [name, { begin, end }] of Object.entries(FAULTS)) {
      const during = await people.during(() => begin(both).then(() => pause(FAULT_MS)));
      const after = await people.during(() => end(both).then(() => pause(BACK_MS)));
      judge(name, during);
      judge(`${name}, and back`, after);
      rows[name] = {
        searches: during.searches,
        longest: seconds(during.longestMs),
        'passed over after': seconds(during.states.find(({ isUp }) => !isUp)?.ms),
        'asked again after': seconds(after.states.find(({ isUp }) => isUp)?.ms),
        'most behind': seconds(during.lagS * 1000),
      };
      const isLeft = during.states.some(({ isUp }) => !isUp);
      if (isLeft === (name === 'none'))
        wrong.push(`${name}: passed over ${isLeft ? 'for nothing' : 'never'}`);
      if (!after.states.at(-1)?.isUp) wrong.push(`${name}: not asked again`);
    }
  });
  console.table(rows);
}

async function running(variables, work) {
  const ports = [await freePort(), await freePort()];
  const product = await startProduct(variables, { ports });
  try {
    await work(await crowd({ url: product.url, adminUrl: `http://127.0.0.1:${ports[1]}` }));
  } finally {
    await product.stop();
  }
}

function judge(name, { failures }) {
  if (failures.length > 0) wrong.push(`${name}: ${failures.length} of ${[...new Set(failures)].slice(0, 3)}`);
}

function seconds(ms) {
  return ms === undefined ? '–' : `${(ms / 1000).toFixed(1)} s`;
}

function yard(command, variables) {
  const env = { ...process.env, ...variables };
  return execFileSync(process.execPath, ['backend/dist/cli.js', command], { env, encoding: 'utf8' });
}
