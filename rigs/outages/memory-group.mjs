// A container's limit on memory: a control group of either version, for which one must be root.
import { chmodSync, existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ROOT = '/sys/fs/cgroup';
const VERSIONS = [
  { parent: ROOT, limit: 'memory.max', most: 'memory.peak', isHere: () => hasController() },
  {
    parent: join(ROOT, 'memory'),
    limit: 'memory.limit_in_bytes',
    most: 'memory.max_usage_in_bytes',
    isHere: () => existsSync(join(ROOT, 'memory/memory.limit_in_bytes')),
  },
];

/**
 * @param folder  takes the program that puts a process into the group
 * @returns       `command`, which starts node in it; `most()` bytes had at once; `remove()`; null where there are no groups
 */
export function memoryGroup(folder, bytes) {
  const version = VERSIONS.find(({ isHere }) => isHere());
  if (!version || process.getuid?.() !== 0) return null;
  const group = join(version.parent, `yard-${process.pid}`);
  mkdirSync(group);
  writeFileSync(join(group, version.limit), String(bytes));
  const command = join(folder, 'node-in-group');
  writeFileSync(command, `#!/bin/sh\necho $$ > ${group}/cgroup.procs\nexec ${process.execPath} "$@"\n`);
  chmodSync(command, 0o755);
  return {
    command,
    most: () => Number(readFileSync(join(group, version.most), 'utf8')),
    async remove() {
      // Its last process may take a moment to leave.
      for (let tries = 0; tries < 20 && readFileSync(join(group, 'cgroup.procs'), 'utf8'); tries += 1)
        await pause(100);
      rmdirSync(group);
    },
  };
}

function hasController() {
  const file = join(ROOT, 'cgroup.subtree_control');
  return existsSync(file) && readFileSync(file, 'utf8').includes('memory');
}
