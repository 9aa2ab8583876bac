import { runOnBoth } from './kit/programs.mjs';

const LONG = ['--stops', '50'];

export default {
  does: 'stops the server 50 times under load, and looks for requests that are cut, lost or half written',
  services: ['api'],
  run: ({ args, scratch }) => runOnBoth(scratch, () => ['rigs/load/stops.mjs', ...LONG, ...args]),
};
