import { runOnBoth } from './kit/programs.mjs';

export default {
  does: 'lets sqlmap attack every parameter of every list, ids, bodies and headers of 209 requests',
  packages: [{ package: 'sqlmap', program: 'sqlmap' }],
  services: ['api'],
  run: ({ args, scratch }) => runOnBoth(scratch, () => ['rigs/sqlmap/run.mjs', ...args]),
};
