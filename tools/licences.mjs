// Checks the licenses of the lock file's packages against those that this product may be shipped with. `node
// tools/licences.mjs` prints the number of each, and fails with the packages that nobody has agreed to.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { workspace } from './build/ensure-built.mjs';

/** Anybody may use, change and ship these, with their notice. */
const FREE = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Zlib',
];
const GIVEN_AWAY = ['CC0-1.0', 'Unlicense'];

/** Agreed to for these packages alone, and why. */
const AGREED = {
  // A font: shipped whole, under its own name.
  '@fontsource-variable/inter': ['OFL-1.1'],
  // Data about browsers, read when the stylesheets are built; nothing of it is shipped.
  'caniuse-lite': ['CC-BY-4.0'],
  // libvips, loaded as a shared library as it comes: whoever runs the product may replace it.
  '@img/sharp-*': ['LGPL-3.0-or-later'],
  // Used as it comes, in files of its own: whoever changes these publishes the change.
  'ical.js': ['MPL-2.0'],
  // A list of passwords, read as it comes; its package brings the reader along.
  'fxa-common-password-list': ['MPL-2.0'],
  'incremental-encoder': ['MPL 2.0'],
  // The following are tools: they are no part of what is shipped.
  argparse: ['Python-2.0'],
  'axe-core': ['MPL-2.0'],
};

/**
 * Their licence stands in a file or in an old form, where the lock file does not look: read there, and written down.
 */
const READ = {
  // Its next release names it.
  '@mapbox/jsonlint-lines-primitives': 'MIT',
  busboy: 'MIT',
  'passport-local': 'MIT',
  'passport-strategy': 'MIT',
  pause: 'MIT',
  'png-js': 'MIT',
  streamsearch: 'MIT',
  'xmlhttprequest-ssl': 'MIT',
};

/** @returns `counts` by licence, and `problems`, in words */
export function licencesOf(lock) {
  const counts = {};
  const problems = [];
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!path.includes('node_modules/') || entry.link) continue;
    const name = path.split('node_modules/').pop();
    const licence = entry.license ?? READ[name] ?? (entry.optional ? sibling(lock, name) : null);
    counts[licence] = (counts[licence] ?? 0) + 1;
    if (licence === null) problems.push(`${name}@${entry.version} says nothing of a licence`);
    else if (!isAgreed(name, licence)) problems.push(`${name}@${entry.version} is under ${licence}`);
  }
  return { counts, problems };
}

/**
 * The registry in use may not hold the packages of other platforms: they are under the licence of those that it holds.
 */
function sibling(lock, name) {
  const family = name.replace(/[-/](android|darwin|freebsd|linux|openharmony|wasm32|win32)-.*/, '');
  const known = Object.entries(lock.packages).find(
    ([path, { license }]) => license && path.split('node_modules/').pop().startsWith(family),
  );
  return known?.[1].license ?? null;
}

/** `A AND B`: each of them; `A OR B`: one of them. */
function isAgreed(name, licence) {
  const words = licence.replace(/[()]/g, '');
  const allowed = [...FREE, ...GIVEN_AWAY, ...agreedFor(name)];
  return words
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => allowed.includes(one.trim())));
}

function agreedFor(name) {
  const fits = ([pattern]) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
  return Object.entries(AGREED)
    .filter(fits)
    .flatMap(([, licences]) => licences);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { counts, problems } = licencesOf(JSON.parse(readFileSync(`${workspace}/package-lock.json`, 'utf8')));
  for (const [licence, count] of Object.entries(counts).sort(([, a], [, b]) => b - a)) {
    console.log(`${String(count).padStart(5)}  ${licence}`);
  }
  for (const problem of problems) console.error(problem);
  process.exit(problems.length > 0 ? 1 : 0);
}
