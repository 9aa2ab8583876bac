// `npm run test:image`: builds deploy/container/Dockerfile and runs what comes of it, closed as in production. Registries
// of images are not asked: the base is made of Debian's packages and this machine's node. Builds without a daemon
// (buildah, each step in a chroot) and runs the image's command, account and variables in a mount namespace of its own: a
// root that is read only, its volume, /tmp, no capabilities. A container engine's own isolation, networks and limits are
// not tried. Nothing of it stays.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { workspace } from './build/ensure-built.mjs';
import { requirePackages } from '../rigs/kit/debian-packages.mjs';
import { freePort } from './test/services.mjs';

const ACCOUNT = 10_001;
const SIZE_MAX_MB = 600;
const UNWANTED = ['typescript', 'jest', 'webpack']
  .map((name) => `*/node_modules/${name}`)
  .concat('*/backend/*.spec.js');
const READY_MS = 60_000;
const STOP_MAX_MS = 10_000;
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

requirePackages('test:image', [
  ...['buildah', 'mmdebstrap'].map((name) => ({ package: name, program: name })),
]);
process.chdir(workspace);
const scratch = mkdtempSync(join(tmpdir(), 'yard-image-'));
const store = [
  '--root',
  join(scratch, 'store'),
  '--runroot',
  join(scratch, 'run'),
  '--storage-driver',
  'vfs',
];
const chroot = ['--isolation', 'chroot', '--network', 'host'];
const volume = join(scratch, 'data');
const ports = [await freePort(), await freePort()];
const TOLD = {
  APP_URL: 'https://yard.example.com',
  APP_KEY: 'a key for tests of 32 characters',
  PUSHER_APP_SECRET: 'a secret for tests of 32 letters',
  DATABASE_URL: 'sqlite:/var/lib/yard/yard.sqlite',
  PAYMENTS: 'simulator',
  PORT: String(ports[0]),
  ADMIN_PORT: String(ports[1]),
};
const failed = [];
let rootOf = null;
const buildah = (...args) => run('buildah', [...store, ...args]);

try {
  mkdirSync(volume);
  chownSync(volume, ACCOUNT, ACCOUNT);
  await tell('a base is made of Debian and node', makeBase);
  await tell('the image is built', () =>
    buildah(
      'bud',
      ...chroot,
      '--format',
      'docker',
      '--build-arg',
      'NODE_IMAGE=localhost/node',
      ...fileAndTag(),
    ),
  );
  await tell(`it is below ${SIZE_MAX_MB} MB with its base, and holds what runs alone`, checkContents);
  await tell(
    'it migrates, serves with a root that is read only, says that it is well, and stops',
    checkRunning,
  );
} finally {
  spawnSync('buildah', [...store, 'rm', '--all']);
  rmSync(scratch, { recursive: true, force: true });
}
process.exit(failed.length > 0 ? 1 : 0);

/** What `node:24-bookworm-slim` has of what the Dockerfile asks for. */
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

function fileAndTag() {
  return ['--file', 'deploy/container/Dockerfile', '--target', 'yard', '--tag', 'localhost/yard', '.'];
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
  const variables = { ...Object.fromEntries(Env.map((pair) => pair.split(/=(.*)/s))), ...TOLD };
  const node = (...args) => inNamespace(['node', ...args], variables);
  const migrated = node('/opt/yard/backend/dist/cli.js', 'migrate');
  if ((await migrated.ended) !== 0) throw new Error(migrated.said());
  const server = node(...Cmd);
  try {
    await answered('/health/ready', server);
    const page = await fetch(`http://127.0.0.1:${ports[0]}/`, { headers: { accept: 'text/html' } });
    if (page.status !== 200) throw new Error(`the start page answers ${page.status}`);
    const healthy = await inNamespace(Healthcheck.Test.slice(1), variables).ended;
    const wrote = await inNamespace(['touch', '/opt/yard/a'], variables).ended;
    if (healthy !== 0 || wrote === 0) throw new Error(`health: ${healthy}, a write to the root: ${wrote}`);
  } finally {
    const began = performance.now();
    server.child.kill('SIGTERM');
    const [code, ms] = [await server.ended, Math.round(performance.now() - began)];
    console.log(`      stopped in ${ms} ms with ${code}`);
    if (code !== 0 || ms > STOP_MAX_MS) failed.push(server.said());
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

/** What an engine does: places, account and variables, then the command in the same process, which gets the signals. */
function inNamespace(command, variables) {
  const enter = `
    mount --bind "$ROOT" "$ROOT" && mount -o remount,bind,ro "$ROOT"
    mount -t tmpfs tmpfs "$ROOT/tmp" && chmod 1777 "$ROOT/tmp"
    mount --bind "$DATA" "$ROOT/var/lib/yard"
    mount --bind /dev "$ROOT/dev" && mount -t proc proc "$ROOT/proc"
    exec chroot "$ROOT" setpriv --reuid=$ACCOUNT --regid=$ACCOUNT --clear-groups --no-new-privs --bounding-set=-all \
      --inh-caps=-all sh -c 'cd /var/lib/yard && exec "$@"' sh "$@"`;
  const places = { ROOT: rootOf, DATA: volume, ACCOUNT: String(ACCOUNT) };
  const child = spawn('unshare', ['--mount', 'sh', '-ec', enter, 'sh', ...command], {
    env: { ...variables, ...places },
  });
  let said = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => (said += chunk));
  return { child, said: () => said, ended: once(child, 'exit').then(([code, signal]) => code ?? signal) };
}

async function answered(path, { said }) {
  for (const until = performance.now() + READY_MS; ; await pause(250)) {
    const answer = await fetch(`http://127.0.0.1:${ports[0]}${path}`).catch(() => null);
    if (answer?.ok) return;
    if (performance.now() > until) throw new Error(said());
  }
}

function run(program, args) {
  const options = { encoding: 'utf8', maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'pipe'] };
  return execFileSync(program, args, options);
}

async function tell(sentence, check) {
  if (failed.length > 0) return;
  try {
    await check();
    console.log(`ok    ${sentence}`);
  } catch (error) {
    failed.push(sentence);
    console.log(
      `FAIL  ${sentence}\n${String(error.stdout ?? '').slice(-4000)}${error.stderr ?? ''}${error.message}`,
    );
  }
}
