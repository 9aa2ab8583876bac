import multipart from '@fastify/multipart';
import { attachSockets, prepareWire, secondServer, wireFastifyOptions } from '@laravel-wire/nest';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import type { AppParts } from './app-parts';
import { AppModule } from './app.module';
import { trustProxy } from './auth/behind-proxies';
import { CURRENCY } from './config/money';
import { longestWaitMs } from './database/data-source';
import { Readiness } from './health/readiness';
import { endLastConnections } from './last-answers';
import { trustsPeer } from './config/trusts-peer';
import { JsonLogger } from './logging/json-logger';
import { logRequests } from './logging/request-log';
import { ServerErrors } from './watching/errors/server-errors';
import { paymentSettings } from './sites/payment-settings';
import { shedLoad } from './shed-load';
import { AdminSite } from './config/admin-site';
import { endSilentConnections } from './silent-connections';
import { serveSites } from './sites/sites';

/** Largest upload: docs/wire.md leaves it open; a phone's picture fits. */
const UPLOAD_BYTES = 10 * 1024 * 1024;
const WORKSPACE = join(__dirname, '../..');

export interface RunningApp {
  app: NestFastifyApplication;
  publicPort: number;
  adminPort: number;
  /** Not ready from now on; what still comes is answered, and its connection ended. */
  drain(): void;
  close(): Promise<void>;
}

/** Builds the application and listens on both sites' ports; port 0 takes any free one. */
export async function startApp(parts: AppParts): Promise<RunningApp> {
  const { environment } = parts;
  const { app, lastAnswers } = await createApp(parts);
  attachSockets(app);
  await app.listen(environment.port, environment.host);
  const admin = secondServer(app);
  await listen(admin, environment.adminPort, environment.host);
  const adminPort = portOf(admin);
  app.get(AdminSite).port = adminPort;
  const endSilent = endSilentConnections([app.getHttpServer() as HttpServer, admin]);
  return {
    app,
    publicPort: portOf(app.getHttpServer() as Server),
    adminPort,
    drain: () => {
      app.get(Readiness).drain();
      lastAnswers.begin();
    },
    close: async () => {
      const ended = endSilent();
      await app.close();
      ended();
    },
  };
}

/** The application without ports, for the command line: it logs only what fails. */
export async function openContext(parts: AppParts): Promise<INestApplicationContext> {
  const app = await bare(parts, new JsonLogger('error'));
  prepareWire(app);
  return app.init();
}

async function createApp(parts: AppParts) {
  const { environment } = parts;
  const logger = new JsonLogger(environment.logLevel);
  const app = await bare(parts, logger);
  logger.tellErrors(app.get(ServerErrors, { strict: false }).take);
  const fastify = app.getHttpAdapter().getInstance();
  const lastAnswers = endLastConnections(fastify);
  if (environment.logRequests) logRequests(fastify, environment.logLevel);
  shedLoad(fastify, () => longestWaitMs(parts.dataSource));
  await fastify.register(multipart, { limits: { fileSize: UPLOAD_BYTES, files: 1, fields: 20 } });
  const folders = {
    workspace: WORKSPACE,
    illustrations: join(WORKSPACE, 'backend/assets/illustrations'),
    media: join(environment.storagePath, 'media'),
  };
  const adminSite = app.get(AdminSite);
  const settings = {
    currency: CURRENCY,
    distance_unit: environment.distanceUnit,
    public_url: environment.appUrl,
    admin_url: environment.adminUrl,
    payments: paymentSettings(environment),
    sentry_dsn: environment.sentry?.dsn ?? null,
  };
  await serveSites(
    fastify,
    folders,
    (request) => adminSite.serves(request),
    settings,
    environment.sentry?.origin,
  );
  prepareWire(app);
  await app.init();
  return { app, lastAnswers };
}

function bare(parts: AppParts, logger: JsonLogger): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    ...wireFastifyOptions(trustsPeer(parts.environment.trustedProxies)),
    forceCloseConnections: 'idle',
    // What still comes over a connection that is open is answered like the rest, and the connection ended.
    return503OnClosing: false,
    trustProxy: trustProxy(parts.environment.trustedProxies),
  });
  return NestFactory.create<NestFastifyApplication>(AppModule.with(parts), adapter, {
    bodyParser: false,
    logger,
    abortOnError: false,
  });
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
