// `npm run cluster:chaos -- --minutes 10`: the cluster of docs/cluster.md under load, each part of it killed, held still
// and cut off in turn; then the books, the messages and the calendar are checked. Prints a table and exits with 1 where
// something is wrong. `--only worker` for some of the faults; `--several-writers` takes all three databases at once, and
// begins with what would race there (`--only races` for that alone). Cutting off takes network namespaces, so
// root; without, that is left out and said.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chaos } from '../rigs/cluster/chaos.mjs';
import { NEEDS, startCluster, yard } from '../rigs/cluster/cluster.mjs';
import { mayPart } from '../rigs/cluster/machines.mjs';
import { wrongInRaces } from '../rigs/cluster/races.mjs';
import { prepare } from '../rigs/load/product.mjs';
import { workspace } from './build/ensure-built.mjs';
import { requirePackages } from '../rigs/kit/debian-packages.mjs';

const MACHINES = '120';
const { values: options } = parseArgs({
  options: {
    api: { type: 'string', default: '2' },
    minutes: { type: 'string', default: '10' },
    only: { type: 'string', default: '' },
    'several-writers': { type: 'boolean', default: false },
  },
});
requirePackages('cluster:chaos', [
  ...NEEDS,
  { package: 'iproute2', program: 'ip' },
  { package: 'iptables', program: 'iptables' },
]);
process.chdir(workspace);
const apart = mayPart();
if (!apart) console.log('No network namespaces may be made here: nothing is cut off.');
const folder = mkdtempSync(join(tmpdir(), 'yard-chaos-'));
let cluster = null;
const end = async () => {
  await cluster?.stop();
  if (!process.env.KEEP) rmSync(folder, { recursive: true, force: true });
};
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void end().then(() => process.exit(1)));
let wrong = ['it did not come to its end'];
try {
  cluster = await startCluster({
    folder,
    apis: Number(options.api),
    apart,
    severalWriters: options['several-writers'],
    told: (line) => console.log(`  ${line}`),
    async prepare(variables) {
      Object.assign(process.env, { DATABASE_URL: variables.DATABASE_URL, MACHINES });
      await yard(variables, 'migrate');
      return prepare();
    },
  });
  console.log(
    `  ${(await yard(cluster.variables, 'doctor')).split('\n').find((line) => line.includes('database'))}`,
  );
  wrong = options['several-writers'] ? await wrongInRaces(cluster) : [];
  if (options.only !== 'races')
    wrong.push(...(await chaos(cluster, { ...options, log: (line) => console.log(line) })));
} finally {
  await end();
}
for (const words of wrong) console.log(`FAILED  ${words}`);
console.log(wrong.length === 0 ? 'Nothing is lost, nothing is double.' : `${wrong.length} findings`);
process.exit(wrong.length === 0 ? 0 : 1);
