// The machines of a cluster on this one: each in a network namespace of its own, so that its cable can be pulled; or
// all of them on the loopback, where nobody may make namespaces.
import { execFileSync, spawnSync } from 'node:child_process';

const run = (...args) => execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'pipe'] });

/**
 * @param count  so many
 * @param apart  whether each has a network of its own; needs root
 * @returns      `hosts`, each `{ address, command(program, args) }` and, apart, `cut({ from })`, `mend()`; `here`, this
 *               machine's address among them; `remove()`
 */
export function machines(count, { apart }) {
  if (!apart) return together(count);
  const bridge = `yard${process.pid.toString(36)}`.slice(0, 11);
  const net = `10.213.${process.pid % 250}`;
  const names = Array.from({ length: count }, (_, index) => `${bridge}-${index + 1}`);
  const remove = () => {
    for (const name of names) spawnSync('ip', ['netns', 'del', name], { stdio: 'ignore' });
    spawnSync('ip', ['link', 'del', bridge], { stdio: 'ignore' });
  };
  try {
    run('link', 'add', bridge, 'type', 'bridge');
    run('addr', 'add', `${net}.1/24`, 'dev', bridge);
    run('link', 'set', bridge, 'up');
    for (const [index, name] of names.entries()) plug(name, bridge, `${net}.${index + 11}`);
  } catch (error) {
    remove();
    throw error;
  }
  const hosts = names.map((name, index) => apartOf(name, `${net}.${index + 11}`));
  return { hosts, here: `${net}.1`, remove };
}

/** True where network namespaces may be made. */
export function mayPart() {
  if (process.getuid?.() !== 0) return false;
  const name = `yard-try-${process.pid}`;
  const isMade = spawnSync('ip', ['netns', 'add', name], { stdio: 'ignore' }).status === 0;
  const hasFilter =
    isMade && spawnSync('ip', ['netns', 'exec', name, 'iptables', '-L'], { stdio: 'ignore' }).status === 0;
  if (isMade) spawnSync('ip', ['netns', 'del', name], { stdio: 'ignore' });
  return hasFilter;
}

function together(count) {
  const host = { address: '127.0.0.1', command: (program, args) => [program, args] };
  return { hosts: Array(count).fill(host), here: '127.0.0.1', remove: () => {} };
}

function plug(name, bridge, address) {
  const cable = `${bridge}${name.slice(bridge.length + 1)}`;
  run('netns', 'add', name);
  run('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
  run('link', 'set', cable, 'master', bridge, 'up');
  run('-n', name, 'addr', 'add', `${address}/24`, 'dev', 'eth0');
  run('-n', name, 'link', 'set', 'eth0', 'up');
  run('-n', name, 'link', 'set', 'lo', 'up');
}

function apartOf(name, address) {
  const filter = (...args) => run('netns', 'exec', name, 'iptables', ...args);
  return {
    address,
    command: (program, args) => ['ip', ['netns', 'exec', name, program, ...args]],
    /** Nothing comes from these addresses, or goes there. */
    cut({ from }) {
      for (const other of from) {
        filter('-A', 'INPUT', '-s', other, '-j', 'DROP');
        filter('-A', 'OUTPUT', '-d', other, '-j', 'DROP');
      }
    },
    mend: () => filter('-F'),
  };
}
