// A real Laravel (8.83, Debian 12's packages) behind php-fpm and this wire layer, one nginx before both, the same
// database, Redis and key: one login serves both servers, with the database and with the Redis driver, and events reach
// clients of both. `--drivers redis` for one of the two.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { FRAMEWORK, phpFpm } from '../platform/laravel-wire/test-laravel/php-and-nginx.mjs';
import { checklist } from './kit/checks.mjs';

const PATIENCE_MS = 30_000;
const hasExtension = (name) =>
  spawnSync(phpFpm() ?? 'php-fpm', ['-m'], { encoding: 'utf8' }).stdout?.includes(name) ?? false;

export default {
  does: 'shares logins, sessions and events between a real Laravel and the wire layer behind one nginx',
  packages: [
    { package: 'php-laravel-framework', isThere: () => existsSync(FRAMEWORK) },
    { package: 'php-fpm', isThere: phpFpm },
    { package: 'php-mysql', isThere: () => hasExtension('pdo_mysql') },
    { package: 'php-redis', isThere: () => hasExtension('redis') },
    { package: 'nginx', program: 'nginx' },
  ],
  services: ['wire'],
  async run({ args, scratch }) {
    const { values } = parseArgs({
      args,
      options: { drivers: { type: 'string', default: 'database,redis' } },
    });
    const { openWorld } = await import('../platform/laravel-wire/test-laravel/world.mjs');
    const { stories } = await import('../platform/laravel-wire/test-laravel/stories.mjs');
    const { eventStories } = await import('../platform/laravel-wire/test-laravel/event-stories.mjs');
    const { phpStories } = await import('../platform/laravel-wire/test-laravel/php-stories.mjs');
    const list = checklist();
    const check = (name, story) => list.check(name, () => Promise.race([story(), overdue()]));
    for (const [name, story] of phpStories) await check(name, story);
    for (const driver of values.drivers.split(',')) {
      const world = await openWorld(scratch, driver);
      try {
        for (const [name, story] of [...stories, ...eventStories])
          await check(`${driver}: ${name}`, () => story(world));
        if (!list.areGood()) console.log(world.output());
      } finally {
        await world.close();
      }
    }
    return list.areGood();
  },
};

/** What never comes fails, in place of keeping everybody waiting. */
async function overdue() {
  await sleep(PATIENCE_MS, null, { ref: false });
  throw new Error(`not over after ${PATIENCE_MS} ms`);
}
