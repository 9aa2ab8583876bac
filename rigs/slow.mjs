import { join } from 'node:path';
import { freshMysql } from '../tools/test/fresh-mysql.mjs';
import { startServices } from '../tools/test/services.mjs';
import { run } from './kit/programs.mjs';

const IN_OWN_NETWORK = '--in-own-network';
/**
 * Linux, as root: the network's kernel takes a quarter of a megabyte of an answer ahead of its reader, as one does on a
 * slow line. On loopback it would take four, of a thousand clients more than it has.
 */
const SMALL = 'ip link set lo up && echo 4096 16384 262144 > /proc/sys/net/ipv4/tcp_wmem && exec "$@"';

export default {
  does: 'lets a thousand slow clients send heads, send bodies and read, while other people go on with their work',
  packages: [
    { package: 'util-linux', program: 'unshare' },
    { package: 'iproute2', program: 'ip' },
  ],
  run: ({ args, ...place }) =>
    args[0] === IN_OWN_NETWORK ? onEach({ args: args.slice(1), ...place }) : inOwnNetwork(args),
};

/** The database server too: nobody else's is there. */
function inOwnNetwork(args) {
  const again = [process.execPath, 'rigs/index.mjs', 'slow', IN_OWN_NETWORK, ...args];
  const elsewhere = { TEST_DATABASE_URL: undefined, TEST_REDIS_URL: undefined };
  return run('unshare', ['--net', 'sh', '-c', SMALL, 'sh', ...again], elsewhere);
}

/** One after the other: both at once would make each other slow. */
async function onEach({ args, scratch, atEnd }) {
  const services = await startServices(scratch, ['api']);
  atEnd(() => services.stop());
  const { url } = await freshMysql('slow');
  const slow = (DATABASE_URL) =>
    run(process.execPath, ['rigs/load/slow-clients.mjs', ...args], { DATABASE_URL });
  const isGood = await slow(`sqlite:${join(scratch, 'slow.sqlite')}`);
  return (await slow(url)) && isGood;
}
