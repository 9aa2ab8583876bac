import { DevicePlaces } from '../../src/accounts/devices/device-places';
import type { Environment } from '../../src/config/environment';
import { runningVersion } from '../../src/config/running-commit';
import { galeraWords } from '@kit/server/store/galera';
import { isSqlite } from '@kit/server/store/reading';
import { narrowTables, narrowWords, tablesOf } from '@kit/server/store/migrate';
import { Replicas } from '@kit/server/store/replicas/replicas';
import { openRedis } from '@kit/server/store/redis-connection';
import { sentinelHealth, sentinelWords } from '@kit/server/store/sentinel-health';
import { openDatabase } from '../schema/open-database';
import { transportFor } from '../../src/notifications/mail-transport';
import { StripeClient } from '../../src/payments/stripe/stripe-client';
import { openStore } from '@kit/server/files/open-store';
import type { Diagnosis } from './commands';

/** Connections that tell whether a balancer gives one node or several; fewer than a pool has. */
const ASKED_AT_ONCE = 6;

/** Returns the finding as text; throws for a problem. */
type Check = (environment: Environment) => Promise<string>;

const CHECKS: Record<string, Check> = {
  version: async (environment) => {
    const { version, commit } = runningVersion(environment);
    return `${version}, commit ${commit ?? 'not known'}`;
  },
  configuration: async ({ production, role, appUrl, adminUrl, dotEnvFile }) =>
    `${production ? 'production' : 'development'}, role ${role}, ${appUrl} and ${adminUrl}${dotEnvFile ? `, with ${dotEnvFile}` : ''}`,
  database: async ({ databaseUrl }) => {
    const dataSource = await openDatabase(databaseUrl);
    try {
      const pending = await dataSource.showMigrations();
      if (pending) throw new Error('pending migrations: npm run yard -- migrate');
      const narrow = isSqlite(dataSource) ? [] : await narrowTables(dataSource, tablesOf(dataSource));
      if (narrow.length > 0) throw new Error(narrowWords(narrow));
      const cluster = await galeraWords(dataSource, ASKED_AT_ONCE);
      return [dataSource.options.type, 'up to date', ...(cluster ? [cluster] : [])].join(', ');
    } finally {
      await dataSource.destroy();
    }
  },
  replicas: async ({ databaseUrl, replicas: settings }) => {
    if (settings.urls.length === 0) return 'not set: the database answers guests, too';
    const dataSource = await openDatabase(databaseUrl);
    const replicas = new Replicas(dataSource, settings);
    try {
      return await replicas.diagnose();
    } finally {
      await replicas.close();
      await dataSource.destroy();
    }
  },
  storage: async (environment) => {
    const store = openStore(environment);
    await store.check();
    return store.place;
  },
  redis: async ({ redisUrl, role }) => {
    if (!redisUrl && role !== 'all')
      throw new Error(`not set: with ROLE=${role} processes tell each other by it`);
    if (!redisUrl) return 'not set: one process, sessions in the database';
    // Logged once, and not for each try.
    const redis = openRedis(redisUrl, {
      lazyConnect: true,
      retryStrategy: () => null,
      maxRetriesPerRequest: 0,
    });
    let reason: Error | null = null;
    redis.on('error', (error: Error) => (reason = error));
    try {
      await redis.connect();
      const pong = await redis.ping();
      const health = await sentinelHealth(redisUrl);
      return health ? `${pong}, ${sentinelWords(health)}` : pong;
    } catch (error) {
      throw reason ?? error;
    } finally {
      redis.disconnect();
    }
  },
  mail: async (environment) => {
    const transport = transportFor(environment);
    if (!transport) return 'not set: mails stay in the outbox';
    try {
      await transport.verify();
      return 'the server takes mails';
    } finally {
      transport.close();
    }
  },
  payments: async (environment) => {
    if (environment.payments === 'simulator') return 'simulated: no money moves';
    const stripe = new StripeClient(environment);
    await stripe.api.balance.retrieve();
    return `Stripe takes the key, ${stripe.isTest ? 'a test key: no money moves' : 'a live key'}`;
  },
  places: async ({ geoipDatabase }) => {
    await DevicePlaces.open(geoipDatabase);
    return geoipDatabase ?? 'not set: devices are listed without their places';
  },
};

export const doctor: Diagnosis = {
  usage: 'doctor',
  summary: 'checks the configuration and what is reachable',
  async diagnose(environment) {
    let failed = 0;
    for (const [name, check] of Object.entries(CHECKS)) {
      try {
        console.log(`ok    ${name}: ${await check(environment)}`);
      } catch (error) {
        failed += 1;
        console.log(`fail  ${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    if (failed > 0) process.exitCode = 1;
  },
};
