import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Asked before any is given away: Node counts what it may use. */
const total = availableParallelism();

/**
 * Gives this process, and what it starts from now on, one half of the processors (Linux): servers and their database
 * the first, clients the other, so that ten times the clients do not take from the servers what is to be measured.
 *
 * @param half  'servers' or 'clients'
 * @throws      on a machine with one processor, or without `taskset`
 */
export function takeHalf(half) {
  const first = Math.floor(total / 2);
  if (first === 0) throw new Error('Clients and servers need a processor each');
  const list = half === 'servers' ? `0-${first - 1}` : `${first}-${total - 1}`;
  const { status, error, stderr } = spawnSync('taskset', ['-a', '-c', '-p', list, String(process.pid)]);
  if (status !== 0) throw new Error(`taskset: ${error?.message ?? stderr}`);
}
