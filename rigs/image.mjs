// Registries of images are not asked: the base is made of Debian's packages and this machine's node. Builds without a
// daemon (buildah, each step in a chroot) and runs the image's command, account and variables in a mount namespace of its
// own: a root that is read only, its volume, /tmp, no capabilities. A container engine's own isolation, networks and
// limits are not tried. Nothing of it stays.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { checklist } from './kit/checks.mjs';
import { freePort } from '../tools/test/services.mjs';

const ACCOUNT = 10_001;
const SIZE_MAX_MB = 600;
const UNWANTED = ['typescript', 'jest', 'webpack']
  .map((name) => `*/node_modules/${name}`)
  .concat('*/backend/*.spec.js');
const READY_MS = 60_000;
const STOP_MAX_MS = 10_000;
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

const OF_THE_FILE = [
  ...['--format', 'docker', '--build-arg', 'NODE_IMAGE=localhost/node'],
  ...['--file', 'deploy/container/Dockerfile', '--target', 'yard', '--tag', 'localhost/yard', '.'],
];
let scratch = '';
let store = [];
const chroot = ['--isolation', 'chroot', '--network', 'host'];
const TOLD = {
  APP_URL: 'https://yard.example.com',
  APP_KEY: 'a key for tests of 32 characters',
  PUSHER_APP_SECRET: 'a secret for tests of 32 letters',
  DATABASE_URL: 'sqlite:/var/lib/yard/yard.sqlite',
  PAYMENTS: 'simulator',
};
let rootOf = null;
const buildah = (...args) => run('buildah', [...store, ...args]);

export default {
  does: 'builds the image of deploy/container and runs it closed, as in production, without an engine',
  packages: ['buildah', 'mmdebstrap'].map((name) => ({ package: name, program: name })),
  isBuilt: false,
  async run(given) {
    scratch = given.scratch;
    const places = ['--root', join(scratch, 'store'), '--runroot', join(scratch, 'run')];
    store = [...places, '--storage-driver', 'vfs'];
    given.atEnd(() => spawnSync('buildah', [...store, 'rm', '--all']));
    const list = checklist({ isOver: true });
    await list.check('a base is made of Debian and node', makeBase);
    await list.check('the image is built', () => buildah('bud', ...chroot, ...OF_THE_FILE));
    await list.check(`it is below ${SIZE_MAX_MB} MB with its base, and holds what runs alone`, checkContents);
    await list.check('it migrates, serves with a root that is read only, is well, and stops', checkRunning);
    return list.areGood();
  },
};

/** The parts of `node:24-bookworm-slim` that the Dockerfile needs. */
function makeBase() {
  const release = /^VERSION_CODENAME=(\w+)$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'stable';
  const root = join(scratch, 'base.tar');
  run('mmdebstrap', ['--variant=minbase', '--include=ca-certificates,libstdc++6', release, root]);
  const base = buildah('from', 'scratch').trim();
  const npm = dirname(dirname(realpathSync(run('which', ['npm']).trim())));
  buildah('add', '--quiet', base, root, '/');
  buildah('copy', '--quiet', base, realpathSync(process.execPath), '/usr/bin/node');
  buildah('copy', '--quiet', base, npm, '/usr/lib/node_modules/npm');
  buildah('run', ...chroot, base, 'ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', '/usr/bin/npm');
  if (process.env.NODE_EXTRA_CA_CERTS) {
    buildah('copy', '--quiet', base, process.env.NODE_EXTRA_CA_CERTS, CERTIFICATES);
    buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`, base);
  }
  buildah('commit', '--quiet', '--rm', base, 'localhost/node');
  rmSync(root);
}

function checkContents() {
  const { User, Entrypoint, Healthcheck } = configuration();
  const [total, own] = [inside('du', '-sxm', '/'), inside('du', '-sm', '/opt/yard')].map(Number.parseFloat);
  console.log(`      ${total} MB, ${own} MB of them the product`);
  if (total > SIZE_MAX_MB) throw new Error(`${total} MB`);
  if (User !== `${ACCOUNT}:${ACCOUNT}` || !Healthcheck || Entrypoint[0] !== 'node')
    throw new Error(JSON.stringify({ User, Entrypoint, Healthcheck }));
  for (const path of UNWANTED) {
    const found = inside('find', '/opt/yard', '-path', path);
    if (found !== '') throw new Error(`${path}: ${found}`);
  }
}

async function checkRunning() {
  const { Env, Cmd, Healthcheck } = configuration();
  const volume = join(scratch, 'data');
  mkdirSync(volume);
  chownSync(volume, ACCOUNT, ACCOUNT);
  const [port, adminPort] = [await freePort(), await freePort()];
  const told = { ...TOLD, PORT: String(port), ADMIN_PORT: String(adminPort), DATA: volume };
  const variables = { ...Object.fromEntries(Env.map((pair) => pair.split(/=(.*)/s))), ...told };
  const node = (...args) => inNamespace(['node', ...args], variables);
  const migrated = node('/opt/yard/backend/dist/apps/cli/cli.js', 'migrate');
  if ((await migrated.ended) !== 0) throw new Error(migrated.log());
  const server = node(...Cmd);
  try {
    await answered(`http://127.0.0.1:${port}/health/ready`, server);
    const page = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } });
    if (page.status !== 200) throw new Error(`the start page answers ${page.status}`);
    const healthy = await inNamespace(Healthcheck.Test.slice(1), variables).ended;
    const wrote = await inNamespace(['touch', '/opt/yard/a'], variables).ended;
    if (healthy !== 0 || wrote === 0) throw new Error(`health: ${healthy}, a write to the root: ${wrote}`);
  } finally {
    const began = performance.now();
    server.child.kill('SIGTERM');
    const [code, ms] = [await server.ended, Math.round(performance.now() - began)];
    console.log(`      stopped in ${ms} ms with ${code}`);
    if (code !== 0 || ms > STOP_MAX_MS)
      throw new Error(`it stopped in ${ms} ms with ${code}: ${server.log()}`);
  }
}

function configuration() {
  return JSON.parse(buildah('inspect', '--type', 'image', 'localhost/yard')).Docker.config;
}

/** A look into the image, as root. */
function inside(...command) {
  rootOf ??= buildah('mount', buildah('from', 'localhost/yard').trim()).trim();
  return run('chroot', [rootOf, ...command]);
}

/** An engine's work: mounts, account, variables, then the command in the same process, which gets signals. */
function inNamespace(command, variables) {
  const enter = `
    mount --bind "$ROOT" "$ROOT" && mount -o remount,bind,ro "$ROOT"
    mount -t tmpfs tmpfs "$ROOT/tmp" && chmod 1777 "$ROOT/tmp"
    mount --bind "$DATA" "$ROOT/var/lib/yard"
    mount --bind /dev "$ROOT/dev" && mount -t proc proc "$ROOT/proc"
    exec chroot "$ROOT" setpriv --reuid=$ACCOUNT --regid=$ACCOUNT --clear-groups --no-new-privs --bounding-set=-all \
      --inh-caps=-all sh -c 'cd /var/lib/yard && exec "$@"' sh "$@"`;
  const places = { ROOT: rootOf, ACCOUNT: String(ACCOUNT) };
  const child = spawn('unshare', ['--mount', 'sh', '-ec', enter, 'sh', ...command], {
    env: { ...variables, ...places },
  });
  let log = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => (log += chunk));
  return { child, log: () => log, ended: once(child, 'exit').then(([code, signal]) => code ?? signal) };
}

async function answered(url, { log }) {
  for (const until = performance.now() + READY_MS; ; await pause(250)) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    if (performance.now() > until) throw new Error(log());
  }
}

function run(program, args) {
  const options = { encoding: 'utf8', maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'pipe'] };
  return execFileSync(program, args, options);
}
