// docs/cluster.md on this machine, with the demo's world, until Ctrl-C. `--api 3` for so many processes that serve,
// `--minutes 10` to end by itself. Everything lies in a temporary folder that goes with it.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { NEEDS, startCluster, yard } from './cluster/cluster.mjs';

export default {
  does: 'runs HAProxy, processes, a Galera cluster, Redis with Sentinels and a bucket on this machine, for you to use',
  packages: NEEDS,
  async run({ args, scratch, atEnd }) {
    const { values } = parseArgs({
      args,
      options: { api: { type: 'string', default: '2' }, minutes: { type: 'string', default: '10000' } },
    });
    const cluster = await startCluster({
      folder: scratch,
      apis: Number(values.api),
      apart: false,
      told: (line) => console.log(`  ${line}`),
      async prepare(variables) {
        await yard(variables, 'migrate');
        await yard({ ...variables, DEMO: 'true' }, 'seed');
      },
    });
    atEnd(() => cluster.stop());
    console.log(drawn(cluster, scratch));
    await pause(Number(values.minutes) * 60_000);
    return true;
  },
};

function drawn({ url, adminUrl, place, nodes, cache, serving, worker, files }, folder) {
  const list = (servers) =>
    servers.map(({ name, address, port }) => `${name} ${address}:${port}`).join('   ');
  return `
  Public site  ${url}
  Admin site   ${adminUrl}      admin@example.com, password "password"

  HAProxy      ${join(folder, 'haproxy.cfg')}
   ├─ ${list(serving)}
   │  ${list([worker])} (batches, mails, rounds)
   ├─ database ${place.databaseHost}:${place.databasePort}, one writer of
   │  ${list(nodes)}
   ├─ ${list(cache.stores)}
   │  ${list(cache.sentinels)}
   └─ S3 ${new URL(files.url).host}

  Logs in ${folder}
  Ctrl-C stops and removes all of it.
`;
}
