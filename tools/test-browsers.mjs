// `npm run test:browsers`: the story of a rental in Firefox and in WebKit. Installs the two where apt can, else says what
// is missing. `-- firefox` tells it in one of them.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { workspace } from './build/ensure-built.mjs';

const WEBKIT = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const needs = [
  { package: 'firefox-esr', isThere: () => found(process.env.FIREFOX_PATH ?? 'firefox-esr') },
  {
    package: 'webkit2gtk-driver',
    isThere: () =>
      found(process.env.WEBKIT_DRIVER_PATH ?? 'WebKitWebDriver') && found(process.env.WEBKIT_PATH ?? WEBKIT),
  },
  { package: 'xvfb', isThere: () => found('Xvfb') },
];

process.chdir(workspace);
install(missing());
const lacking = missing();
if (lacking.length > 0) {
  console.error(
    `test:browsers needs the Debian packages ${lacking.join(', ')}: apt-get install ${lacking.join(' ')}`,
  );
  process.exit(1);
}
const jest = ['jest', '--selectProjects', 'browsers', '--runInBand', ...process.argv.slice(2)];
process.exitCode = spawnSync('npx', jest, { stdio: 'inherit' }).status ?? 1;

function missing() {
  return needs.filter(({ isThere }) => !isThere()).map((need) => need.package);
}

function install(packages) {
  if (packages.length === 0 || !found('apt-get') || process.getuid?.() !== 0) return;
  const run = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'] });
  run('update', '-q');
  run('install', '-qy', '--no-install-recommends', ...packages);
}

function found(program) {
  if (program.includes('/')) return existsSync(program);
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
}
