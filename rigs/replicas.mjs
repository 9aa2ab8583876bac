// docs/cluster.md's replicas with MariaDB's own replication (GTID): what guests' searches cost the primary with and
// without, and what guests and an owner see while the replica is killed, held still, late, or signs nobody in. An answer
// that failed, or somebody who did not find what they wrote, is a failure.
import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { startProduct, surroundings } from './load/product.mjs';
import { crowd } from './replicas/crowd.mjs';
import { FAULTS, inStep, pair, READER } from './replicas/pair.mjs';

const [LOAD_MS, FAULT_MS, BACK_MS] = [10_000, 10_000, 10_000];
const wrong = [];
let both = null;

export default {
  does: 'measures what a replica saves the primary, and kills, holds still and delays it under load',
  packages: [{ package: 'mariadb-server', program: 'mariadbd' }],
  async run({ scratch, atEnd }) {
    const around = surroundings();
    atEnd(around.remove);
    both = await pair(scratch);
    atEnd(() => Promise.all(Object.values(both).map((one) => one.kill())));
    const primary = `mysql://root@127.0.0.1:${both.primary.port}/yard`;
    const replica = `mysql://${READER}:${READER}@127.0.0.1:${both.replica.port}/yard`;
    const variables = { ...around.variables, DATABASE_URL: primary, REDIS_URL: '', LOG_LEVEL: 'warn' };
    yard('migrate', variables);
    yard('seed', { ...variables, DEMO: 'true' });
    await inStep(both);
    await compared(variables, { ...variables, DATABASE_REPLICA_URL: replica });
    await broken({ ...variables, DATABASE_REPLICA_URL: replica });
    for (const words of wrong) console.log(`FAILED  ${words}`);
    if (wrong.length === 0) console.log('No answer failed, and everybody found what they wrote.');
    return wrong.length === 0;
  },
};

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
  const product = await startProduct(variables);
  try {
    await work(await crowd(product));
  } finally {
    await product.stop();
  }
}

function judge(name, { failures }) {
  if (failures.length > 0) wrong.push(`${name}: ${failures.length} of ${[...new Set(failures)].slice(0, 3)}`);
}

const seconds = (ms) => (ms === undefined ? '–' : `${(ms / 1000).toFixed(1)} s`);

function yard(command, variables) {
  const env = { ...process.env, ...variables };
  return execFileSync(process.execPath, ['backend/dist/apps/cli/cli.js', command], { env, encoding: 'utf8' });
}
