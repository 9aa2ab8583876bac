import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOnBoth } from './kit/programs.mjs';

/** Drawn into the system's folder for what is temporary. */
const longOn = (kind) => ['--per-second', '12', '--svg', join(tmpdir(), `soak-${kind}.svg`)];
/** One with Redis, as it is scaled out, and one without, as it comes. */
const redisOf = (kind) => (kind === 'mysql' ? { REDIS_URL: `${process.env.TEST_REDIS_URL}/9` } : {});

export default {
  does: 'searches, writes, signs in and listens for half an hour, and fails when memory, files or connections grow',
  services: ['api'],
  run: ({ args, scratch }) =>
    runOnBoth(scratch, (kind) => ['rigs/load/soak.mjs', ...longOn(kind), ...args], redisOf),
};
