// What the tests need besides Node: a MySQL or MariaDB server, Redis, Chromium. Taken from TEST_DATABASE_URL,
// TEST_REDIS_URL and CHROME_PATH, else started from installed binaries on free ports in the run's own folder, else
// installed with apt where that is possible, else the run stops with one line that says what to install.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, statfsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort } from './free-port.cjs';

export { freePort };

const NEEDS = {
  api: ['database', 'redis'],
  browser: ['chromium'],
  wire: ['redis', 'database'],
  night: ['database', 'redis', 'chromium'],
};
/** Of the packages, the first that there is. */
const BINARIES = {
  database: { names: ['mariadbd', 'mysqld'], packages: ['mariadb-server'], variable: 'TEST_DATABASE_URL' },
  redis: { names: ['redis-server'], packages: ['redis-server'], variable: 'TEST_REDIS_URL' },
  // The shell has no browser around the page, which took a third of the processor's time.
  chromium: {
    names: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'],
    packages: ['chromium-headless-shell', 'chromium'],
    variable: 'CHROME_PATH',
  },
};
const FOLDERS = [
  '/usr/sbin',
  '/usr/bin',
  '/usr/local/sbin',
  '/usr/local/bin',
  '/usr/libexec',
  '/opt/homebrew/bin',
];

const MEMORY = '/dev/shm';
const ROOM = 2 * 1024 ** 3;

/** A folder in memory, where there is one with room: the databases of tests need not wait for a disk. */
export function roomInMemory() {
  if (!existsSync(MEMORY)) return null;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM ? MEMORY : null;
}

/** Installs what is neither given nor installed, or ends the run. */
export function requireBinaries(names) {
  const missing = names.filter((name) => !binaryOf(name));
  if (missing.length > 0) install(missing);
}

/** Starts what the steps need and puts the addresses into the environment, until `stop()`. */
export async function startServices(scratch, steps) {
  const needed = new Set(steps.flatMap((step) => NEEDS[step] ?? []));
  const missing = [...needed].filter((name) => !process.env[BINARIES[name].variable] && !binaryOf(name));
  if (missing.length > 0) install(missing);
  const running = new Map();
  for (const [name, start] of [
    ['database', startDatabase],
    ['redis', startRedis],
  ]) {
    const { variable } = BINARIES[name];
    if (needed.has(name) && !process.env[variable]) running.set(variable, await start(scratch));
  }
  if (needed.has('chromium')) process.env.CHROME_PATH ??= binaryOf('chromium');
  return {
    async stop() {
      for (const variable of running.keys()) delete process.env[variable];
      await Promise.all([...running.values()].map(stopped));
    },
  };
}

export function binaryOf(name) {
  const candidates = BINARIES[name].names.flatMap((binary) => FOLDERS.map((folder) => join(folder, binary)));
  return candidates.find((path) => existsSync(path));
}

function install(missing) {
  const isDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (!isDebian) {
    const variables = missing.map((name) => BINARIES[name].variable).join(', ');
    const packages = missing.map((name) => BINARIES[name].packages.at(-1));
    console.error(`The tests need ${packages.join(', ')}: install them, or set ${variables}.`);
    process.exit(1);
  }
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  execFileSync('apt-get', ['update', '-qq'], options);
  const packages = missing.map(
    (name) => BINARIES[name].packages.find(isOffered) ?? BINARIES[name].packages[0],
  );
  console.log(`Installing ${packages.join(', ')} …`);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
}

const isOffered = (name) => spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0;

async function startDatabase(scratch) {
  const { binary, args } = prepareDatabase(join(scratch, 'mysql'));
  const port = await freePort();
  const child = spawn(
    binary,
    [...args, `--port=${port}`, '--innodb-flush-log-at-trx-commit=2', '--max-connections=1000'],
    { stdio: 'ignore' },
  );
  await answers(port, child, 'the database server');
  process.env.TEST_DATABASE_URL = `mysql://root@127.0.0.1:${port}`;
  return child;
}

/** Makes an empty data directory. @returns the server's binary and its arguments, all but the port's */
export function prepareDatabase(folder) {
  const data = join(folder, 'data');
  mkdirSync(folder, { recursive: true });
  const binary = binaryOf('database');
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];
  if (binary.endsWith('mariadbd')) {
    const installer = FOLDERS.map((path) => join(path, 'mariadb-install-db')).find(existsSync);
    execFileSync(
      installer,
      [
        '--no-defaults',
        `--datadir=${data}`,
        '--auth-root-authentication-method=normal',
        '--skip-test-db',
        ...asRoot,
      ],
      { stdio: 'ignore' },
    );
  } else {
    execFileSync(binary, ['--no-defaults', '--initialize-insecure', `--datadir=${data}`, ...asRoot], {
      stdio: 'ignore',
    });
  }
  const args = [
    '--no-defaults',
    `--datadir=${data}`,
    `--socket=${join(folder, 'socket')}`,
    `--pid-file=${join(folder, 'pid')}`,
    '--bind-address=127.0.0.1',
    '--skip-log-bin',
    ...asRoot,
  ];
  return { binary, args };
}

async function startRedis(scratch) {
  const port = await freePort();
  const child = spawn(
    binaryOf('redis'),
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', scratch],
    { stdio: 'ignore' },
  );
  await answers(port, child, 'Redis');
  process.env.TEST_REDIS_URL = `redis://127.0.0.1:${port}`;
  return child;
}

/** @throws Error when the server ends, or does not answer within five minutes */
export async function answers(port, child, name) {
  const until = performance.now() + 300_000;
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode} instead of answering`);
    if (await canConnect(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${name} does not answer on port ${port}`);
}

function canConnect(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true) || socket.end());
    socket.on('error', () => resolve(false));
  });
}

export function stopped(child) {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}
