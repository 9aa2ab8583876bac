// Laravel, Nest and nginx on the same database and Redis, for one session driver.
import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort, stopped } from '../../../tools/test/services.mjs';
import { LARAVEL, releaseIn, shared, startNginx, startPhp } from './php-and-nginx.mjs';
import { Visitor } from './visitor.mjs';

const require = createRequire(import.meta.url);
const APP_KEY = `base64:${randomBytes(32).toString('base64')}`;
const PUSHER = { id: 'app', key: 'app-key', secret: 'app-secret' };
export const PASSWORD = 'password';

/**
 * @param kind  driver: Laravel's SESSION_DRIVER, `database` or `redis`; serialization and encrypt: as its
 *              `config/session.php` has them; root: of another Debian with its Laravel, or empty
 */
export async function openWorld(parent, kind) {
  const scratch = mkdtempSync(join(parent, `${kind.driver}-`));
  const closers = [];
  const close = async () => {
    for (const end of closers.reverse()) await end();
  };
  try {
    return { ...(await open(scratch, kind, (end) => closers.push(end))), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(scratch, kind, onClose) {
  const { driver, root } = kind;
  const { openTables } = require('../typeorm/test/open-tables.cjs');
  const tables = await openTables('mysql');
  onClose(() => tables.close());
  await addUsers(tables.dataSource);
  const redis = new Redis(process.env.TEST_REDIS_URL);
  onClose(() => redis.disconnect());
  const redisPrefix = `laravel_${randomBytes(4).toString('hex')}_`;
  // Releases before 11 add the colon themselves.
  const cachePrefix = Number.parseInt(releaseIn(root), 10) < 11 ? 'laravel_cache' : 'laravel_cache:';
  const sessions = storedSessions({ tables, redis, driver, redisPrefix });
  onClose(() => sessions.clear());
  const [port, nest] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const app = await startNest({ tables, redis, kind, redisPrefix, url, port: nest });
  onClose(() => app.close());
  if (root) for (const folder of [scratch, LARAVEL]) onClose(shared(folder, root));
  const environment = laravelEnvironment({ tables, kind, redisPrefix, cachePrefix, url });
  const php = await startPhp(scratch, environment, [], root);
  onClose(() => stopped(php.child));
  const nginx = await startNginx(scratch, { port, nest });
  onClose(() => stopped(nginx.child));

  return {
    ...kind,
    url,
    pusher: PUSHER,
    sessions,
    visitor: () => new Visitor(url),
    query: (sql, values) => tables.dataSource.query(sql, values),
    endAllOf: (userId) => app.endAllOf(userId),
    /** Logs of php-fpm, Laravel and nginx, for a story that fails. */
    output: () => php.output() + nginx.output(),
  };
}

async function addUsers(dataSource) {
  const { hash } = require('@node-rs/bcrypt');
  for (const name of ['olivia', 'rennie'])
    await dataSource.query('INSERT INTO users (name, email, password) VALUES (?, ?, ?)', [
      name,
      `${name}@example.test`,
      await hash(PASSWORD, { cost: 5, version: '2y' }),
    ]);
}

function startNest({ tables, redis, kind, redisPrefix, url, port }) {
  const wire = require('@laravel-wire/nest');
  const { LaravelRedisSessions } = require('@laravel-wire/nest/redis');
  const { LaravelDatabaseSessions, LaravelPresence, LaravelUsers } = require('../typeorm/dist/index.js');
  const { boot } = require('../reference/dist/main.js');
  const { driver, serialization, encrypt } = kind;
  const form = { serialization, encrypt, appKey: APP_KEY };
  const store =
    driver === 'database'
      ? new LaravelDatabaseSessions(tables.dataSource, form)
      : new LaravelRedisSessions(redis, { ...form, prefix: `${redisPrefix}laravel_cache:` });
  const providers = [
    { provide: wire.SESSION_STORE, useValue: store },
    { provide: wire.USER_PROVIDER, useValue: new LaravelUsers(tables.dataSource) },
    { provide: wire.PRESENCE, useValue: new LaravelPresence(tables.dataSource) },
  ];
  const options = {
    appKey: APP_KEY,
    appUrl: url,
    siteUrl: () => url,
    sessionCookie: 'laravel_session',
    pusher: PUSHER,
  };
  return boot(options, { port, providers });
}

function laravelEnvironment({ tables, kind, redisPrefix, cachePrefix, url }) {
  const database = new URL(tables.dataSource.options.url);
  const redis = new URL(process.env.TEST_REDIS_URL);
  return {
    APP_KEY,
    APP_URL: url,
    SESSION_DRIVER: kind.driver,
    SESSION_SERIALIZATION: kind.serialization,
    SESSION_ENCRYPT: kind.encrypt ? '1' : '',
    DB_HOST: database.hostname,
    DB_PORT: database.port,
    DB_DATABASE: database.pathname.slice(1),
    DB_USERNAME: database.username,
    DB_PASSWORD: database.password,
    REDIS_HOST: redis.hostname,
    REDIS_PORT: redis.port || '6379',
    REDIS_PREFIX: redisPrefix,
    CACHE_PREFIX: cachePrefix,
    PUSHER: [new URL(url).host, PUSHER.id, PUSHER.key, PUSHER.secret].join(' '),
  };
}

/** The stored sessions themselves, past both servers. */
function storedSessions({ tables, redis, driver, redisPrefix }) {
  const keys = () => redis.keys(`${redisPrefix}*`);
  return driver === 'database'
    ? {
        texts: async () => {
          const rows = await tables.dataSource.query('SELECT payload FROM sessions');
          return rows.map(({ payload }) => Buffer.from(payload, 'base64').toString());
        },
        clear: () => tables.dataSource.query('DELETE FROM sessions'),
      }
    : {
        // The cache of Laravel has PHP serialize the text once more.
        texts: async () =>
          Promise.all((await keys()).map(async (key) => (await redis.get(key)).replace(/^s:\d+:"/, ''))),
        clear: async () => Promise.all((await keys()).map((key) => redis.del(key))),
      };
}
