import { runOnBoth } from './kit/programs.mjs';

const LONG = ['--kills', '200', '--progress'];

export default {
  does: 'kills the server within batches, moves of a rental and messages of Stripe, and compares the books',
  services: ['api'],
  run: ({ args, scratch }) => runOnBoth(scratch, () => ['rigs/crash/run.mjs', ...LONG, ...args]),
};
