// The cluster of docs/cluster.md under load, each part of it killed, held still and cut off in turn; then the books, the
// messages and the calendar are checked. `--only worker` for some of the faults; `--several-writers` takes all three
// databases at once, and begins with what would race there (`--only races` for that alone). Cutting off takes network
// namespaces, so root; without, that is left out and said.
import { parseArgs } from 'node:util';
import { chaos } from './cluster/chaos.mjs';
import { NEEDS, startCluster, yard } from './cluster/cluster.mjs';
import { mayPart } from './cluster/machines.mjs';
import { wrongInRaces } from './cluster/races.mjs';
import { prepare } from './load/product.mjs';

const MACHINES = '120';

export default {
  does: 'kills, holds still and cuts off each part of the cluster under load, and compares what was acknowledged',
  packages: [...NEEDS, { package: 'iproute2', program: 'ip' }, { package: 'iptables', program: 'iptables' }],
  async run({ args, scratch, atEnd }) {
    const { values: options } = parseArgs({
      args,
      options: {
        api: { type: 'string', default: '2' },
        minutes: { type: 'string', default: '10' },
        only: { type: 'string', default: '' },
        'several-writers': { type: 'boolean', default: false },
      },
    });
    const cluster = await started(options, scratch);
    atEnd(() => cluster.stop());
    const doctor = (await yard(cluster.variables, 'doctor')).split('\n');
    console.log(`  ${doctor.find((line) => line.includes('database'))}`);
    const wrong = options['several-writers'] ? await wrongInRaces(cluster) : [];
    if (options.only !== 'races')
      wrong.push(...(await chaos(cluster, { ...options, log: (line) => console.log(line) })));
    for (const words of wrong) console.log(`FAILED  ${words}`);
    console.log(wrong.length === 0 ? 'Nothing is lost, nothing is double.' : `${wrong.length} findings`);
    return wrong.length === 0;
  },
};

function started(options, folder) {
  const apart = mayPart();
  if (!apart) console.log('No network namespaces may be made here: nothing is cut off.');
  return startCluster({
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
}
