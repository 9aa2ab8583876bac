import { runOnBoth } from './kit/programs.mjs';

const LONG = ['--megabytes', '1000', '--seconds', '15'];

export default {
  does: 'takes a backup of a gigabyte while people write and upload, restores it, and looks for what is missing',
  services: ['api'],
  run: ({ args, scratch }) => runOnBoth(scratch, () => ['rigs/backup/run.mjs', ...LONG, ...args]),
};
