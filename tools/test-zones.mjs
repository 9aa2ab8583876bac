// `npm run test:zones`: the specs about days, instants, rent, overtime and batch windows once more in each of these zones
// of the server, which must not matter: days are local to the machine's place. `-- --zones America/St_Johns` for some.
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
const services = await startServices(scratch, ['api']);
const failed = [];
try {
  for (const zone of options.zones.split(',')) {
    const args = ['jest', '--selectProjects', ...options.projects.split(','), '--runInBand', ...SPECS];
    const { status } = spawnSync('npx', args, { stdio: 'inherit', env: { ...process.env, TZ: zone } });
    console.log(`${zone}: ${status === 0 ? 'as everywhere' : 'FAILED'}`);
    if (status !== 0) failed.push(zone);
  }
} finally {
  await services.stop();
  rmSync(scratch, { recursive: true, force: true });
}
process.exit(failed.length > 0 ? 1 : 0);
