import { runOnBoth } from './kit/programs.mjs';

export default {
  does: 'opens 5,000 idle sockets and 200 that listen, measures both, and stops and kills the server under them',
  services: ['api'],
  run: ({ args, scratch }) => runOnBoth(scratch, () => ['rigs/load/many-sockets.mjs', ...args]),
};
