import { runSpecs } from './kit/programs.mjs';

export default {
  does: 'installs the tarballs of @laravel-wire in empty folders, and runs their quick starts',
  run: ({ args }) => runSpecs(['packages'], args),
};
