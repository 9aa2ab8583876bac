import { parseArgs } from 'node:util';
import { runSpecs } from './kit/programs.mjs';

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
  'backend/src/rentals/documents',
];

export default {
  does: 'runs the specs about days and money in six time zones of the server and five of the browser',
  services: ['api', 'browser'],
  async run({ args }) {
    const { values } = parseArgs({
      args,
      options: {
        zones: { type: 'string', default: ZONES.join() },
        projects: { type: 'string', default: 'unit,api-sqlite,api-mysql' },
      },
    });
    let isGood = true;
    const report = (name, isSame) => {
      console.log(`${name}: ${isSame ? 'as everywhere' : 'FAILED'}`);
      isGood &&= isSame;
    };
    for (const TZ of values.zones.split(','))
      report(TZ, await runSpecs(values.projects.split(','), SPECS, { TZ }));
    report(
      'browsers',
      await runSpecs(['night-browser'], ['e2e/zones'], { CLIENT_ZONES: CLIENT_ZONES.join() }),
    );
    return isGood;
  },
};
