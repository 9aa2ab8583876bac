// Adds to package-lock.json the optional platform packages that the registry in use does not hold, by name and version,
// because `npm ci` refuses a lockfile that lacks them. Run after each change of dependencies: `npm run lockfile`.
// With --check it changes nothing and fails when something is missing, names a download address, or could be replaced
// unseen: every package has its integrity, but for those platform packages, which it lists.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const lock = JSON.parse(readFileSync(file, 'utf8'));
const packages = lock.packages;
const problems = [];
const unsealed = [];

for (const [path, entry] of Object.entries(packages)) {
  if (entry.resolved?.startsWith('http')) problems.push(`${path} names a download address`);
  if (/^(git|file|github)/.test(entry.resolved ?? '')) problems.push(`${path} is not from a registry`);
  if (path.includes('node_modules/') && !entry.link && !entry.integrity) {
    if (entry.optional) unsealed.push(`${path.split('node_modules/').pop()}@${entry.version}`);
    else problems.push(`${path} has no integrity`);
  }
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (!/^\d/.test(version) || isFound(path, name)) continue;
    problems.push(`${path || 'the workspace'} needs ${name}@${version}`);
    packages[`node_modules/${name}`] = { version, optional: true, ...platformOf(name) };
  }
}

if (process.argv.includes('--check')) {
  for (const problem of problems) console.error(problem);
  console.log(
    `${unsealed.length} packages of other platforms, without integrity here: ${unsealed.join(', ')}`,
  );
  process.exit(problems.length > 0 ? 1 : 0);
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
for (const entry of Object.values(lock.packages))
  if (entry.resolved?.startsWith('http')) delete entry.resolved;
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${problems.length} entries completed`);

function isFound(path, name) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
    if (!at.includes('/node_modules/')) return Boolean(packages[`node_modules/${name}`]);
  }
}

/** npm skips a package on every machine its `os` and `cpu` do not name; without them it would try to fetch it. */
function platformOf(name) {
  const os = [
    'darwin',
    'win32',
    'linux',
    'android',
    'freebsd',
    'openbsd',
    'netbsd',
    'sunos',
    'aix',
    'openharmony',
  ].find((word) => name.includes(word));
  const cpu = [
    'arm64',
    'x64',
    'ia32',
    'arm',
    'riscv64',
    's390x',
    'ppc64',
    'loong64',
    'wasm32',
    'mips64el',
  ].find((word) => new RegExp(`[-.]${word}`).test(name));
  return { ...(os ? { os: [os] } : { os: ['none'] }), ...(cpu ? { cpu: [cpu] } : {}) };
}
