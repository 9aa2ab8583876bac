// The third server, a Laravel in production: nginx, php-fpm with two workers, opcode and configuration cached.
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  FRAMEWORK,
  phpFpm,
  releaseIn,
  startNginx,
  startPhp,
} from '../../platform/laravel-wire/test-laravel/php-and-nginx.mjs';
import { lackOf } from '../../rigs/kit/debian-packages.mjs';
import { freePort, stopped } from '../../tools/test/services.mjs';
import { ID, KEY, SITE, TOKEN } from './notes.mjs';

const LARAVEL = join(import.meta.dirname, 'laravel');
const PACKAGES = [
  { package: 'php-laravel-framework', isThere: () => existsSync(FRAMEWORK) },
  { package: 'php-fpm', isThere: phpFpm },
  { package: 'nginx', program: 'nginx' },
];
/** Linux counts processor time in hundredths of a second. */
const TICK_US = 10_000;
const PAGE_BYTES = 4096;

/** `startServer` with `version`; null, and a line with the reason, where Debian's packages are missing. */
export async function startLaravel() {
  const lack = lackOf('The row of Laravel', PACKAGES);
  if (lack) {
    console.log(`${lack}; it is left out.`);
    return null;
  }
  const scratch = mkdtempSync(join(tmpdir(), 'bench-laravel-'));
  const running = [];
  const stop = async () => {
    for (const { child } of running.reverse()) await stopped(child);
    rmSync(scratch, { recursive: true, force: true });
  };
  try {
    const port = await freePort();
    running.push(
      await startPhp(scratch, environment(), ['php_admin_value[opcache.validate_timestamps] = 0']),
    );
    running.push(await startNginx(scratch, { port, nest: port, laravel: LARAVEL, old: '/api/' }));
    const sum = (figure) =>
      running.flatMap(({ child }) => family(child.pid)).reduce((all, pid) => all + figure(pid), 0);
    return {
      name: 'laravel',
      port,
      version: version(),
      cpu: () => sum(cpuOf),
      memory: () => sum(memoryOf),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const environment = () => ({
  APP_KEY: `base64:${createHash('sha256').update(KEY).digest('base64')}`,
  APP_URL: SITE,
  APP_CONFIG_CACHE: join(LARAVEL, 'config.php'),
  SESSION_ID: ID,
  SESSION_TOKEN: TOKEN,
});

function version() {
  const [, php] = /([\d.]+)$/.exec(phpFpm()) ?? [];
  return `Laravel ${releaseIn()} on PHP ${php}`;
}

/** A server and its workers. */
const family = (pid) => [
  pid,
  ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
];

function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_US;
}

const memoryOf = (pid) => Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES;
