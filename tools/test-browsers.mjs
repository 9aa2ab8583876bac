// `npm run test:browsers`: the story of a rental in Firefox and in WebKit. Installs the two where apt can, else says
// what is missing. `-- firefox` tells it in one of them.
import { spawnSync } from 'node:child_process';
import { workspace } from './build/ensure-built.mjs';
import { hasProgram, requirePackages } from '../rigs/kit/debian-packages.mjs';

const WEBKIT = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const needs = [
  { package: 'firefox-esr', program: process.env.FIREFOX_PATH ?? 'firefox-esr' },
  {
    package: 'webkit2gtk-driver',
    isThere: () =>
      hasProgram(process.env.WEBKIT_DRIVER_PATH ?? 'WebKitWebDriver') &&
      hasProgram(process.env.WEBKIT_PATH ?? WEBKIT),
  },
  { package: 'xvfb', program: 'Xvfb' },
];

process.chdir(workspace);
requirePackages('test:browsers', needs);
const jest = ['jest', '--selectProjects', 'browsers', '--runInBand', ...process.argv.slice(2)];
process.exitCode = spawnSync('npx', jest, { stdio: 'inherit' }).status ?? 1;
