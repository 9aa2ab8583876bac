import { runOnBoth } from './kit/programs.mjs';

const LONG = ['--requests', '100000'];

export default {
  does: 'migrates there, back and there again with 100,000 requests while somebody writes, and compares all rows',
  services: ['api'],
  run: ({ args, scratch }) =>
    runOnBoth(scratch, () => ['rigs/migrations/there-and-back.mjs', ...LONG, ...args]),
};
