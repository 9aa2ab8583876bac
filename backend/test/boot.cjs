// Boots the compiled application outside jest's sandbox, once for each worker and database: Nest is ESM, which the
// sandbox cannot load, and a boot for every spec file would cost more than the specs.
const { AsyncLocalStorage } = require('node:async_hooks');
const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { openStripe, stripeVariables, WEBHOOK_SECRETS } = require('./stripe.cjs');
const { yardHere } = require('./yard.cjs');
require('reflect-metadata');

const NOON = '2026-11-20T12:00:00.000Z';

/**
 * The database calls of counted work, without those of sweeps, which an earlier request may have woken. One for all
 * applications: below Node 24 every promise is written into each.
 */
const asked = new AsyncLocalStorage();

/** One running application for each database and card provider of this process. */
const booted = new Map();

/**
 * @param {'sqlite' | 'mysql'} dialect
 * @param {{payments?: 'simulator' | 'stripe', proxies?: string, metricsToken?: string, throttles?: string,
 *   slowBodyMs?: number, sentry?: boolean, bucket?: boolean, replica?: boolean, admission?: object,
 *   drawPages?: boolean, adminTwoFactor?: boolean}} options
 *   stripe: against the stand-in of `stripe-server`, as `api.stripe`; proxies, metricsToken: TRUSTED_PROXIES,
 *   METRICS_TOKEN; throttles: failed logins of one address count as in production, in an application for each name;
 *   slowBodyMs: how long a body may take; sentry: errors go to a stand-in of Sentry's ingest, as `api.sentry`;
 *   bucket: files are in one, as `api.bucket`; replica: guests' lists are read from one, as `api.replica`;
 *   admission: other limits of overload; drawPages: guests' pages are drawn before they are sent;
 *   adminTwoFactor: REQUIRE_ADMIN_TWO_FACTOR
 */
exports.boot = function boot(
  dialect,
  {
    payments = 'simulator',
    proxies = '',
    metricsToken = '',
    throttles = '',
    slowBodyMs,
    sentry = false,
    bucket = false,
    replica = false,
    admission,
    drawPages = false,
    adminTwoFactor = false,
  } = {},
) {
  const name = `${dialect} ${payments} ${proxies} ${metricsToken} ${throttles} ${slowBodyMs} ${sentry} ${bucket} ${replica} ${JSON.stringify(admission)} ${drawPages} ${adminTwoFactor}`;
  const variables = {
    TRUSTED_PROXIES: proxies,
    METRICS_TOKEN: metricsToken,
    DRAW_PAGES: String(drawPages),
    REQUIRE_ADMIN_TWO_FACTOR: String(adminTwoFactor),
  };
  if (!booted.has(name))
    booted.set(
      name,
      start(dialect, payments, { variables, throttles, slowBodyMs, sentry, bucket, replica, admission }),
    );
  return booted.get(name);
};

/** Closes every application and drops its database. */
exports.closeAll = async function closeAll() {
  const apps = await Promise.all(booted.values());
  booted.clear();
  await Promise.all(apps.map((app) => app.close()));
};

async function start(
  dialect,
  payments,
  { variables, throttles, slowBodyMs, sentry: isSentry, bucket: isBucket, replica: isReplica, admission },
) {
  const folder = mkdtempSync(join(process.env.TEST_SCRATCH ?? tmpdir(), 'yard-test-'));
  const { startApp } = require('../dist/apps/server/app');
  const { Clock } = require('@kit/server/base/clock/clock');
  const { readEnvironment } = require('../dist/src/config/read-environment');
  const { openDatabase } = require('../dist/apps/schema/open-database');
  const { BROADCAST_BUS, RATE_LIMITER, Sessions } = require('@laravel-wire/nest');

  const database =
    dialect === 'sqlite'
      ? { url: `sqlite:${join(folder, 'test.sqlite')}`, drop: async () => {} }
      : await (await import('../../tools/test/fresh-mysql.mjs')).freshMysql('test');
  const dataSource = await openDatabase(database.url);
  await dataSource.runMigrations();
  for (const table of ['deposit_policies', 'cancellation_policies']) {
    await dataSource.query(`CREATE TABLE ${table}_seeded AS SELECT * FROM ${table}`);
  }

  const clock = new (class extends Clock {
    at = new Date(NOON);
    now = () => new Date(this.at);
    set(iso) {
      this.at = new Date(iso);
    }
  })();
  const stripe = payments === 'stripe' ? await openStripe() : null;
  const sentry = isSentry ? await require('./sentry-ingest.cjs').openSentryIngest() : null;
  const bucket = isBucket ? await require('./bucket.cjs').openBucket() : null;
  const replica = isReplica ? await require('./replica.cjs').openReplica(database.url) : null;
  const environment = readEnvironment({
    PORT: '0',
    ADMIN_PORT: '0',
    DATABASE_URL: database.url,
    ...(bucket ? { STORAGE_URL: bucket.url, STORAGE_FOLDER: folder } : { STORAGE_URL: folder }),
    APP_KEY: 'a key for tests of 32 characters',
    APP_PREVIOUS_KEYS: 'another key of last year for tests',
    PUSHER_APP_SECRET: 'a secret for tests',
    // Where specs serve calendars; 127.0.0.1 stays an inner address.
    CALENDAR_NETWORKS: '127.0.0.2',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    ...variables,
    ...(replica ? { DATABASE_REPLICA_URL: replica.url } : {}),
    ...(sentry ? { SENTRY_DSN: sentry.dsn } : {}),
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRETS.join(','),
    ...(stripe ? stripeVariables(stripe) : {}),
  });
  const tuning = {
    hashRounds: 4,
    failedLoginMs: 0,
    registrationsPerMinute: 1000,
    slowBodyMs,
    ...(throttles ? {} : { failedLoginsPerMinute: 1000 }),
  };
  const replicas = replica && replica.watched(dataSource, environment.replicas);
  const running = await startApp({ environment, dataSource, clock, tuning, admission, replicas });

  let counted = null;
  running.app.getHttpServer().prependListener('request', () => asked.enterWith(counted));

  // Processes also tell each other who is present, on a beat of their own: no news to people.
  const isNews = (message) => !message.kind.startsWith('presence');
  const broadcasts = [];
  running.app
    .get(BROADCAST_BUS, { strict: false })
    .subscribe((message) => isNews(message) && broadcasts.push(message));

  return {
    dialect,
    url: `http://127.0.0.1:${running.publicPort}`,
    adminUrl: `http://127.0.0.1:${running.adminPort}`,
    dataSource,
    clock,
    /** As the server begins: nothing was tried yet, which a clock that stands would count for ever. */
    reset() {
      clock.set(NOON);
      running.app.get(RATE_LIMITER, { strict: false }).forgetAll();
    },
    /** Ends what is counted in memory: saved ten seconds later it would be of machines that the next test does not have. */
    async saveCounts() {
      const counting = [
        exported('src/catalog/page-views/page-views', 'PageViews'),
        exported('src/catalog/search/missed/missed-searches', 'MissedSearches'),
      ];
      for (const one of counting) await running.app.get(one, { strict: false }).save();
    },
    session: (userId) => beginSession(running.app.get(Sessions, { strict: false }), userId),
    broadcasts,
    isAsked: () => counted !== null && asked.getStore() === counted,
    async ask(work) {
      counted = Symbol('counted');
      try {
        return await asked.run(counted, work);
      } finally {
        counted = null;
      }
    },
    storage: folder,
    stripe,
    sentry,
    bucket,
    replica,
    environment,
    provider: (path, name) => running.app.get(exported(path, name), { strict: false }),
    exported,
    /** What a command says on this application's database, and how it would end; no process, which costs a second. */
    async command(path, name) {
      const { run } = require(`../dist/apps/cli/${path}`)[name];
      const lines = [];
      const { log } = console;
      console.log = (line) => lines.push(line);
      try {
        await run({ environment, dataSource, clock, words: [], options: {} });
        return [process.exitCode ?? 0, `${lines.join('\n')}\n`];
      } finally {
        console.log = log;
        process.exitCode = undefined;
      }
    },
    yard: yardHere,
    updateIndex: (ids) =>
      dataSource.transaction((manager) =>
        require('../dist/src/catalog/search/index/update-index').updateIndex(manager, ids),
      ),
    indexEverything: () =>
      require('../dist/src/catalog/search/index/update-index').indexEverything(dataSource),
    async close() {
      await running.close();
      await replica?.close();
      await database.drop();
      await stripe?.close();
      await sentry?.close();
      await bucket?.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A login's session without its form, which would be every fourth request of all. @returns its cookies, by name */
async function beginSession({ rows, cookies }, userId) {
  const request = { ip: '127.0.0.1', protocol: 'http', headers: {} };
  const session = rows.guest();
  session.regenerate({ keepToken: false });
  session.userId = userId;
  session.begin(rows.seconds());
  await rows.save(request, session);
  const lines = [
    cookies.line(request, 'XSRF-TOKEN', session.token, 3600, false),
    cookies.line(request, cookies.settings.sessionCookie, session.id, 3600, true),
  ];
  return Object.fromEntries(lines.map((line) => /^([^=]+)=([^;]*)/.exec(line).slice(1)));
}

/** What a file of the application exports, outside of the specs' sandbox; named by its path below dist, or as a package. */
const exported = (path, name) => require(path.startsWith('@') ? path : `../dist/${path}`)[name];
