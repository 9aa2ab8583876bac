// A real Laravel behind php-fpm, and the nginx before it and Nest.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const HERE = import.meta.dirname;
export const LARAVEL = join(HERE, 'laravel');
export const FRAMEWORK = '/usr/share/php/Illuminate/Foundation/Application.php';

/** @param root  of another Debian. @returns the path within it of the newest php-fpm installed, or undefined */
export const phpFpm = (root = '') =>
  readdirSync(`${root}/usr/sbin`)
    .filter((name) => /^php-fpm\d/.test(name))
    .sort()
    .map((name) => join('/usr/sbin', name))
    .at(-1);

/**
 * @param environment  what the skeleton's config files ask for
 * @param settings     further lines of php-fpm's pool
 * @param root         of another Debian whose PHP and framework are to be used
 */
export function startPhp(scratch, environment, settings = [], root = '') {
  mkdirSync(join(scratch, 'storage'), { recursive: true });
  const variables = {
    ...environment,
    STORAGE: join(scratch, 'storage'),
    APP_SERVICES_CACHE: join(scratch, 'services.php'),
    APP_PACKAGES_CACHE: join(scratch, 'packages.php'),
  };
  const isRoot = process.getuid() === 0;
  const pool = [
    '[global]',
    'daemonize = no',
    `error_log = ${scratch}/fpm.log`,
    'log_limit = 8192',
    '[laravel]',
    ...(isRoot ? ['user = root', 'group = root'] : []),
    `listen = ${scratch}/fpm.sock`,
    'pm = static',
    'pm.max_children = 2',
    'catch_workers_output = yes',
    // All but deprecations: the framework is older than PHP 8.2.
    'php_admin_value[error_reporting] = 8191',
    'php_admin_value[display_errors] = 0',
    ...settings,
    ...Object.entries(variables)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => `env[${name}] = "${value}"`),
  ];
  writeFileSync(join(scratch, 'fpm.conf'), `${pool.join('\n')}\n`);
  const options = ['--nodaemonize', '--force-stderr', ...(isRoot ? ['--allow-to-run-as-root'] : [])];
  const call = [phpFpm(root), ...options, '--fpm-config', join(scratch, 'fpm.conf')];
  const [binary, ...args] = root ? ['chroot', root, ...call] : call;
  return started(binary, args, { path: join(scratch, 'fpm.sock') }, join(scratch, 'fpm.log'));
}

/** Has a folder at the same path within another Debian. @returns what ends it */
export function shared(folder, root) {
  const place = join(root, folder);
  mkdirSync(place, { recursive: true });
  execFileSync('mount', ['--bind', folder, place]);
  return () => execFileSync('umount', [place]);
}

/** @returns the release of the framework that is installed there: `13.31.0` */
export function releaseIn(root = '') {
  return /VERSION = '([^']+)'/.exec(readFileSync(root + FRAMEWORK, 'utf8'))?.[1] ?? '';
}

/**
 * @param to  the port where nginx is to listen, and Nest's; the folder of the Laravel, and what of the site it answers
 */
export function startNginx(scratch, { port, nest, laravel = LARAVEL, old = '/old/' }) {
  const values = { scratch, port, nest, laravel, old, user: process.getuid() === 0 ? 'user root;' : '' };
  const text = readFileSync(join(HERE, 'nginx.conf'), 'utf8').replace(
    /\{\{(\w+)\}\}/g,
    (_, name) => values[name],
  );
  writeFileSync(join(scratch, 'nginx.conf'), text);
  const args = ['-e', 'stderr', '-c', join(scratch, 'nginx.conf'), '-p', scratch];
  return started('/usr/sbin/nginx', args, { port, host: '127.0.0.1' });
}

/**
 * @param log  where else it says what is wrong
 * @returns    the process and what it said, once it listens
 * @throws     Error with its words when it does not
 */
async function started(binary, args, address, log) {
  const child = spawn(binary, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let text = '';
  child.stderr.setEncoding('utf8').on('data', (words) => (text += words));
  const output = () => text + (log && existsSync(log) ? readFileSync(log, 'utf8') : '');
  const until = performance.now() + 30_000;
  while (performance.now() < until && child.exitCode === null) {
    if (await canConnect(address)) return { child, output };
    await sleep(50);
  }
  child.kill();
  throw new Error(`${binary} does not answer: ${output()}`);
}

function canConnect(address) {
  return new Promise((resolve) => {
    const socket = createConnection(address, () => resolve(true) || socket.end());
    socket.on('error', () => resolve(false));
  });
}
