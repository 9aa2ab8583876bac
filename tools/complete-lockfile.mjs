// Adds to each lock file the optional platform packages that the registry in use does not hold, by name and version,
// because `npm ci` refuses a lockfile that lacks them. Run after each change of dependencies: `npm run lockfile`.
// With --check it changes nothing and fails when something is missing, names a download address, or could be replaced
// unseen: every package has its integrity, but for those platform packages, which it lists.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The workspace's, and those of what a command installs by itself. */
const LOCKFILES = ['package-lock.json', 'bench/lighthouse/package-lock.json'];
const isCheck = process.argv.includes('--check');

// A workspace may have no benchmarks.
const problems = LOCKFILES.filter((name) => existsSync(pathOf(name))).flatMap(completed);
if (isCheck && problems.length > 0) process.exit(1);

function pathOf(name) {
  return fileURLToPath(new URL(`../${name}`, import.meta.url));
}

/** @returns what is, or was, wrong */
function completed(name) {
  const file = pathOf(name);
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const { packages } = lock;
  const { problems, unsealed } = faultsOf(packages);
  if (isCheck) {
    for (const problem of problems) console.error(`${name}: ${problem}`);
    const others = `packages of other platforms, without integrity here`;
    console.log(
      `${name}: ${unsealed.length} ${others}${unsealed.length > 0 ? `: ${unsealed.join(', ')}` : ''}`,
    );
    return problems;
  }
  lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
  for (const entry of Object.values(lock.packages))
    if (entry.resolved?.startsWith('http')) delete entry.resolved;
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${name}: ${problems.length} entries completed`);
  return problems;
}

/** Completes what is missing on the way. */
function faultsOf(packages) {
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
      if (!/^\d/.test(version) || isFound(packages, path, name)) continue;
      problems.push(`${path || 'the workspace'} needs ${name}@${version}`);
      packages[`node_modules/${name}`] = { version, optional: true, ...platformOf(name) };
    }
  }
  return { problems, unsealed };
}

function isFound(packages, path, name) {
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
