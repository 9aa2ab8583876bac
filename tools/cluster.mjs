// `npm run cluster`: docs/cluster.md on this machine, with the demo's world, until Ctrl-C. `-- --api 3` for so many
// processes that serve, `--minutes 10` to end by itself. Everything lies in a temporary folder that goes with it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { NEEDS, startCluster, yard } from '../rigs/cluster/cluster.mjs';
import { ensureBuilt, workspace } from './build/ensure-built.mjs';
import { requirePackages } from '../rigs/kit/debian-packages.mjs';

const { values: options } = parseArgs({
  options: { api: { type: 'string', default: '2' }, minutes: { type: 'string' } },
});
requirePackages('cluster', NEEDS);
process.chdir(workspace);
ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'yard-cluster-'));
const stopped = new Promise((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve(signal));
});
let cluster = null;
try {
  cluster = await startCluster({
    folder,
    apis: Number(options.api),
    apart: false,
    told: (line) => console.log(`  ${line}`),
    async prepare(variables) {
      await yard(variables, 'migrate');
      await yard({ ...variables, DEMO: 'true' }, 'seed');
    },
  });
  console.log(drawn(cluster));
  await Promise.race([stopped, ...(options.minutes ? [pause(Number(options.minutes) * 60_000)] : [])]);
  console.log('Stopping …');
} finally {
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);

function drawn({ url, adminUrl, place, nodes, cache, serving, worker, files }) {
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
