// `npm run bench:batches`: four batches on a hundred thousand requests, ten thousand each. See README.md.
import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GROUPS } from './batch-rows.mjs';
import { fillRequests } from './fill-requests.mjs';
import { onEach } from './scratch.mjs';

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    matching: { type: 'string', default: '10000' },
    database: { type: 'string', default: 'sqlite,mysql' },
    batch: { type: 'string' },
  },
});
const plan = { requests: Number(options.requests), matching: Number(options.matching), now: Date.now() };
const names = GROUPS.map(({ batch }) => batch).filter((name) => (options.batch ?? name) === name);

process.chdir(join(import.meta.dirname, '..'));
const { openDatabase } = createRequire(import.meta.url)('../backend/dist/apps/schema/open-database');

await onEach(options.database, async ({ dialect, url, env }) => {
  console.log(`\n${dialect}: filling ${plan.requests} requests, ${plan.matching} for each batch …`);
  await fill(url, dialect);
  const child = fork('bench/batch-process.cjs', names, { env });
  child.on('message', report);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`the batches ended with ${code}`);
});

async function fill(url, dialect) {
  const dataSource = await openDatabase(url);
  await fillRequests(dataSource, plan);
  const tables = ['users', 'machines', 'rental_requests', 'payments'];
  await dataSource.query(dialect === 'sqlite' ? 'ANALYZE' : `ANALYZE TABLE ${tables.join(', ')}`);
  await dataSource.destroy();
}

function report({ name, due, selected, seconds, status, total, done, failed, memory, processor, kept }) {
  const mb = (bytes) => (bytes / 1e6).toFixed(0);
  const quarter = Math.floor(memory.length / 4);
  const shown = [0, quarter, 2 * quarter, 3 * quarter, memory.length - 1].map((index) => mb(memory[index]));
  console.log(`${name}: ${status}, ${done} of ${total} done, ${failed} failed
  selected ${due} in ${selected.toFixed(0)} ms; ${(total / seconds).toFixed(0)} rows a second (${seconds.toFixed(1)} s)
  ${processor.toFixed(2)} ms of processor a row, without the database server's
  resident ${shown.join(' → ')} MB, at most ${mb(Math.max(...memory))} MB`);
  if (kept[0] !== null) console.log(`  without garbage ${kept.map(mb).join(' → ')} MB`);
}
