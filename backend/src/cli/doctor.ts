import { Redis } from 'ioredis';
import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import type { Command, CommandContext } from './commands';

type Check = (context: CommandContext) => Promise<string>;

const checks: Record<string, Check> = {
  configuration: async ({ environment }) =>
    `${environment.production ? 'production' : 'development'}, payments by the ${environment.payments}`,
  database: async ({ dataSource }) => {
    const pending = await dataSource.showMigrations();
    if (pending) throw new Error('pending migrations: npm run yard -- migrate');
    return `${dataSource.options.type}, up to date`;
  },
  storage: async ({ environment }) => {
    await mkdir(environment.storagePath, { recursive: true });
    await access(environment.storagePath, constants.W_OK);
    return environment.storagePath;
  },
  redis: async ({ environment }) => {
    if (!environment.redisUrl) return 'not set: one process, sessions in the database';
    const redis = new Redis(environment.redisUrl, { lazyConnect: true, maxRetriesPerRequest: 1 });
    try {
      await redis.connect();
      return await redis.ping();
    } finally {
      redis.disconnect();
    }
  },
};

export const doctor: Command = {
  usage: 'doctor',
  summary: 'checks the configuration and what is reachable',
  async run(context) {
    let failed = 0;
    for (const [name, check] of Object.entries(checks)) {
      try {
        console.log(`ok    ${name}: ${await check(context)}`);
      } catch (error) {
        failed += 1;
        console.log(`fail  ${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    if (failed > 0) process.exitCode = 1;
  },
};
