// Programs that a single long test needs besides Node.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

/**
 * Installs with apt what is missing, where it may; else the run ends with one line that says what to install.
 *
 * @param who    the command that needs them
 * @param needs  `{ package, isThere() }` each; `program` instead of `isThere` where one says it all
 */
export function requirePackages(who, needs) {
  const lack = lackOf(who, needs);
  if (lack === null) return;
  console.error(lack);
  process.exit(1);
}

/** The same for whom can do without: that line, or null where all are there. */
export function lackOf(who, needs) {
  const missing = () =>
    needs
      .filter(({ program, isThere }) => !(isThere ?? (() => hasProgram(program)))())
      .map((need) => need.package);
  install(missing());
  const lacking = missing();
  return lacking.length === 0
    ? null
    : `${who} needs the Debian packages ${lacking.join(', ')}: apt-get install ${lacking.join(' ')}`;
}

export function hasProgram(program) {
  if (program.includes('/')) return existsSync(program);
  return FOLDERS.some((folder) => existsSync(join(folder, program)));
}

function install(packages) {
  if (packages.length === 0 || !hasProgram('apt-get') || process.getuid?.() !== 0) return;
  const run = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'] });
  run('update', '-q');
  run('install', '-qy', '--no-install-recommends', ...packages);
}
