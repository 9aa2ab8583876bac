// `npm run test:laravel`: a real Laravel (8.83, Debian's packages) behind php-fpm and this wire layer, one nginx before
// both, the same database, Redis and key: one login serves both servers, with the database and with the Redis driver,
// and events reach clients of both. `-- --drivers redis` for one of the two. Ends with "N passed, N failed".
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureBuilt, workspace } from './build/ensure-built.mjs';
import { startServices } from './test/services.mjs';
import { FRAMEWORK, phpFpm } from '../libs/laravel-wire/test-laravel/php-and-nginx.mjs';

const { values: options } = parseArgs({
  options: { drivers: { type: 'string', default: 'database,redis' } },
});
const PATIENCE_MS = 30_000;
const PACKAGES = ['php-laravel-framework', 'php-fpm', 'php-mysql', 'php-redis', 'nginx'];

process.chdir(workspace);
requireLaravel();
ensureBuilt();
const scratch = mkdtempSync(join(tmpdir(), 'yard-laravel-'));
const services = await startServices(scratch, ['wire']);
const counts = { passed: 0, failed: 0 };
try {
  const { openWorld } = await import('../libs/laravel-wire/test-laravel/world.mjs');
  const { stories } = await import('../libs/laravel-wire/test-laravel/stories.mjs');
  const { eventStories } = await import('../libs/laravel-wire/test-laravel/event-stories.mjs');
  const { phpStories } = await import('../libs/laravel-wire/test-laravel/php-stories.mjs');
  for (const [name, story] of phpStories) await tell(name, story);
  for (const driver of options.drivers.split(',')) {
    const world = await openWorld(scratch, driver);
    try {
      for (const [name, story] of [...stories, ...eventStories])
        await tell(`${driver}: ${name}`, () => story(world));
      if (counts.failed > 0) console.log(world.said());
    } finally {
      await world.close();
    }
  }
} finally {
  await services.stop();
  rmSync(scratch, { recursive: true, force: true });
}
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed > 0 || counts.passed === 0 ? 1 : 0);

async function tell(name, story) {
  try {
    await Promise.race([story(), overdue()]);
    counts.passed += 1;
    console.log(`✓ ${name}`);
  } catch (error) {
    counts.failed += 1;
    console.log(`✕ ${name}\n${error.stack}`);
  }
}

/** What never comes fails, in place of keeping everybody waiting. */
async function overdue() {
  await sleep(PATIENCE_MS, null, { ref: false });
  throw new Error(`not over after ${PATIENCE_MS} ms`);
}

/** Installs what is missing, or ends the run with what to install. */
function requireLaravel() {
  const isThere = () => existsSync(FRAMEWORK) && phpFpm() && existsSync('/usr/sbin/nginx') && hasExtensions();
  if (isThere()) return;
  const canInstall = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (canInstall) {
    console.log(`Installing ${PACKAGES.join(', ')} …`);
    const how = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync('apt-get', ['update', '-qq'], how);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], how);
  }
  if (!isThere()) {
    console.error(`test:laravel needs Debian 12's packages ${PACKAGES.join(' ')}: install them.`);
    process.exit(1);
  }
}

function hasExtensions() {
  const { stdout } = spawnSync(phpFpm(), ['-m'], { encoding: 'utf8' });
  return ['pdo_mysql', 'redis'].every((name) => stdout.includes(name));
}
