// `npm run test:zones`: the specs about days, instants, rent, overtime and batch windows once more in each of these
// zones of the server, which must not matter: days are local to the machine's place. `-- --zones America/St_Johns` for
// some. Then a rental as it is read and asked for in browsers whose clocks stand in five zones.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { workspace } from './build/ensure-built.mjs';
import { startServices } from './test/services.mjs';

/** A day ahead, half an hour behind, across midnight, with and without summer time. */
const ZONES = [
  'Pacific/Kiritimati',
  'America/St_Johns',
  'Asia/Kolkata',
  'Europe/Berlin',
  'Pacific/Pago_Pago',
  'UTC',
];
const CLIENT_ZONES = ['UTC', 'America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'Pacific/Auckland'];
const SPECS = [
  'libs/dates',
  'libs/contracts',
  'backend/src/scheduler/timetable',
  'backend/src/rentals/batches',
  'backend/src/rentals/moves/change-days',
  'backend/src/rentals/papers',
];

const { values: options } = parseArgs({
  options: {
    zones: { type: 'string', default: ZONES.join() },
    projects: { type: 'string', default: 'unit,api-sqlite,api-mysql' },
  },
});
process.chdir(workspace);
const scratch = mkdtempSync(join(tmpdir(), 'yard-zones-'));
const services = await startServices(scratch, ['api', 'browser']);
const failed = [];
try {
  for (const zone of options.zones.split(',')) {
    const args = ['--selectProjects', ...options.projects.split(','), '--runInBand', ...SPECS];
    tell(zone, jest(args, { TZ: zone }));
  }
  const browsers = ['--selectProjects', 'browser', '--runInBand', 'e2e/zones'];
  tell('browsers', jest(browsers, { CLIENT_ZONES: CLIENT_ZONES.join() }));
} finally {
  await services.stop();
  rmSync(scratch, { recursive: true, force: true });
}
process.exit(failed.length > 0 ? 1 : 0);

function jest(args, variables) {
  return spawnSync('npx', ['jest', ...args], { stdio: 'inherit', env: { ...process.env, ...variables } })
    .status;
}

function tell(name, status) {
  console.log(`${name}: ${status === 0 ? 'as everywhere' : 'FAILED'}`);
  if (status !== 0) failed.push(name);
}
