// A real Laravel (Debian 12's 8.83, or another Debian's) behind php-fpm and this wire layer, one nginx before both, the same
// database, Redis and key: one login serves both servers, with the database and with the Redis driver, sessions
// encrypted and not, and events reach clients of both. `--drivers redis` for one of the two; `--root FOLDER` takes PHP
// and Laravel from another Debian in a folder (README of test-laravel), where 13 writes sessions in JSON, too.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { FRAMEWORK, phpFpm, releaseIn } from '../platform/laravel-wire/test-laravel/php-and-nginx.mjs';
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
      options: {
        drivers: { type: 'string', default: 'database,redis' },
        root: { type: 'string', default: '' },
      },
    });
    const { openWorld } = await import('../platform/laravel-wire/test-laravel/world.mjs');
    const { stories } = await import('../platform/laravel-wire/test-laravel/stories.mjs');
    const { eventStories } = await import('../platform/laravel-wire/test-laravel/event-stories.mjs');
    const { phpStories } = await import('../platform/laravel-wire/test-laravel/php-stories.mjs');
    const list = checklist();
    const check = (name, story) => list.check(name, () => Promise.race([story(), overdue()]));
    for (const [name, story] of phpStories) await check(name, story);
    const release = releaseIn(values.root);
    for (const kind of kindsOf(values.drivers.split(','), release)) {
      const world = await openWorld(scratch, { ...kind, root: values.root });
      const { driver, serialization, encrypt } = kind;
      const title = `Laravel ${release}, ${driver}, ${serialization}${encrypt ? ', encrypted' : ''}`;
      try {
        for (const [name, story] of [...stories, ...eventStories])
          await check(`${title}: ${name}`, () => story(world));
        if (!list.areGood()) console.log(world.output());
      } finally {
        await world.close();
      }
    }
    return list.areGood();
  },
};

/** Session formats: releases before 13 have no JSON. */
function kindsOf(drivers, release) {
  const serializations = Number.parseInt(release, 10) < 13 ? ['php'] : ['php', 'json'];
  return drivers.flatMap((driver) =>
    serializations.flatMap((serialization) =>
      [false, true].map((encrypt) => ({ driver, serialization, encrypt })),
    ),
  );
}

/** Fails after a timeout, so that a missing event does not block the run. */
async function overdue() {
  await sleep(PATIENCE_MS, null, { ref: false });
  throw new Error(`not over after ${PATIENCE_MS} ms`);
}
