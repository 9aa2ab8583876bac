import 'reflect-metadata';
import type { INestApplication, Provider } from '@nestjs/common';
import { type AbstractHttpAdapter, NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { Redis } from 'ioredis';
import type { AddressInfo } from 'node:net';
import {
  attachSockets,
  BROADCAST_BUS,
  ChannelRegistry,
  prepareWire,
  secondServer,
  Sessions,
  type SecondServerOptions,
  type UserId,
  type WireOptions,
} from '@laravel-wire/nest';
import { WireExpressAdapter } from '@laravel-wire/nest/express';
import { wireFastifyOptions } from '@laravel-wire/nest/fastify';
import type { FortifyOptions } from '@laravel-wire/nest/fortify';
import { RedisBus } from '@laravel-wire/nest/redis';
import { PersonalAccessTokens } from '@laravel-wire/nest/tokens';
import { Accounts } from './accounts/accounts';
import { MemoryFortify } from './accounts/memory-fortify';
import { MemorySessions } from './accounts/memory-sessions';
import { MemoryTokens } from './accounts/memory-tokens';
import { defineChannels } from './channels';
import { Database } from './database/database';
import { readFixtures } from './fixtures';
import { FreshLimiter } from './fresh-limiter';
import { OPTIONS } from './options';
import { type Parts, ReferenceModule } from './reference.module';

export { OPTIONS, RECORDED_OPTIONS } from './options';

export type Booted = Awaited<ReturnType<typeof boot>>;

export interface Surroundings {
  /** The first listener's port; any free one without it. */
  port?: number;
  /** Address of a Redis that several of these share for their broadcasts: URL or socket file. */
  redis?: string;
  /** Replace its own: a session store, a user provider that other servers share. */
  providers?: Provider[];
  /** Handler before the second listener. */
  first?: NonNullable<SecondServerOptions['first']>;
  /** True where it has personal access tokens: the default. */
  hasTokens?: boolean;
  /** Nest's adapter; Fastify without it. */
  adapter?: keyof typeof ADAPTERS;
  /** Fortify's routes and their options; `remembersCodes`: with a column for the last code that was taken. */
  fortify?: FortifyOptions & { remembersCodes?: boolean };
}

const ADAPTERS = {
  fastify: () => new FastifyAdapter({ ...wireFastifyOptions(), trustProxy: true }),
  express() {
    const adapter = new WireExpressAdapter();
    adapter.set('trust proxy', true);
    return adapter;
  },
};

/** Starts the reference application on two ports. */
export async function boot(overrides: Partial<WireOptions> = {}, surroundings: Surroundings = {}) {
  const { port = 0, first, adapter = 'fastify' } = surroundings;
  const { parts, connection, memory } = await partsIn(surroundings);
  const app = await create({ ...OPTIONS, ...overrides }, parts, ADAPTERS[adapter]());
  await app.listen(port, '127.0.0.1');
  const second = secondServer(app, first && { first });
  await new Promise<void>((resolve) => second.listen(0, '127.0.0.1', resolve));

  return {
    url: urlOf(app.getHttpServer().address()),
    secondUrl: urlOf(second.address()),
    users: parts.accounts,
    sessions: parts.sessions,
    clock: parts.clock,
    /** Null where the application has no tokens. */
    tokens: parts.tokens && app.get(PersonalAccessTokens),
    /** Null where the application has none of Fortify's routes. */
    fortify: memory,
    limiter: parts.limiter,
    endAllOf: (userId: UserId, reason?: string) => app.get(Sessions).endAllOf(userId, undefined, reason),
    judgeAnew: (userId: UserId) => app.get(Sessions).judgeAnew(userId),
    close: async () => {
      await app.close();
      connection?.disconnect();
    },
  };
}

/** The application's dependencies, in memory but for the events that go through Redis. */
async function partsIn({ redis, providers = [], hasTokens = true, fortify }: Surroundings) {
  const clock = movableClock();
  const database = new Database(await readFixtures(), clock);
  const accounts = new Accounts(database);
  const connection = redis === undefined ? null : new Redis(redis);
  // A Redis that is away is tried again; what fails meanwhile is the bus's to say.
  connection?.on('error', () => undefined);
  const bus = connection ? [{ provide: BROADCAST_BUS, useValue: new RedisBus(connection) }] : [];
  const memory = fortify ? new MemoryFortify(accounts, fortify.remembersCodes ?? false) : null;
  const parts = {
    fortify: memory && fortify ? { accounts: memory, options: fortify } : null,
    tokens: hasTokens ? new MemoryTokens() : null,
    database,
    accounts,
    sessions: new MemorySessions(),
    clock,
    limiter: new FreshLimiter(clock),
    more: [...bus, ...providers],
  };
  return { parts, connection, memory };
}

function movableClock() {
  const clock = {
    offsetMs: 0,
    /** Instant at which the clock stands still. */
    fixed: null as Date | null,
    now: () => clock.fixed ?? new Date(Date.now() + clock.offsetMs),
  };
  return clock;
}

async function create(
  options: WireOptions,
  parts: Parts,
  adapter: AbstractHttpAdapter,
): Promise<INestApplication> {
  const app = await NestFactory.create(ReferenceModule.with(options, parts), adapter, {
    bodyParser: false,
    logger: false,
  });
  prepareWire(app);
  defineChannels(app.get(ChannelRegistry));
  attachSockets(app);
  return app;
}

function urlOf(address: string | AddressInfo | null): string {
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
}
