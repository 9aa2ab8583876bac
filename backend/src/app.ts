import multipart from '@fastify/multipart';
import { attachSockets, prepareWire, secondServer, wireFastifyOptions } from '@laravel-wire/nest';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { AppModule } from './app.module';
import { type AdminListener, type AuthTuning, isAdminSite } from './auth/auth.module';
import type { Clock } from './clock/clock';
import type { Environment } from './config/environment';
import { CURRENCY } from './config/money';
import { endLastConnections } from './last-answers';
import { JsonLogger } from './logging/json-logger';
import { paymentSettings } from './sites/payment-settings';
import { serveSites } from './sites/sites';

/** Largest upload: docs/wire.md leaves it open; a phone's picture fits. */
const UPLOAD_BYTES = 10 * 1024 * 1024;
const WORKSPACE = join(__dirname, '../..');

export interface AppParts {
  environment: Environment;
  dataSource: DataSource;
  clock: Clock;
  tuning?: AuthTuning;
}

export interface RunningApp {
  app: NestFastifyApplication;
  publicPort: number;
  adminPort: number;
  close(): Promise<void>;
}

/** Builds the application and listens on both sites' ports; port 0 takes any free one. */
export async function startApp(parts: AppParts): Promise<RunningApp> {
  const { environment } = parts;
  const listener: AdminListener = { port: null };
  const app = await createApp(parts, listener);
  attachSockets(app);
  await app.listen(environment.port, environment.host);
  const admin = secondServer(app);
  await listen(admin, environment.adminPort, environment.host);
  listener.port = portOf(admin);
  return {
    app,
    publicPort: portOf(app.getHttpServer() as Server),
    adminPort: listener.port,
    close: () => app.close(),
  };
}

/** The application without ports, for the command line: it logs only what fails. */
export async function openContext(parts: AppParts): Promise<INestApplicationContext> {
  const app = await bare(parts, { port: null }, 'error');
  prepareWire(app);
  return app.init();
}

async function createApp(parts: AppParts, listener: AdminListener): Promise<NestFastifyApplication> {
  const { environment } = parts;
  const app = await bare(parts, listener, environment.logLevel);
  const fastify = app.getHttpAdapter().getInstance();
  endLastConnections(fastify);
  await fastify.register(multipart, { limits: { fileSize: UPLOAD_BYTES, files: 1, fields: 20 } });
  const folders = {
    workspace: WORKSPACE,
    illustrations: join(WORKSPACE, 'backend/assets/illustrations'),
    media: join(environment.storagePath, 'media'),
  };
  const settings = {
    currency: CURRENCY,
    distance_unit: environment.distanceUnit,
    public_url: environment.appUrl,
    admin_url: environment.adminUrl,
    payments: paymentSettings(environment),
  };
  await serveSites(fastify, folders, isAdminSite(environment, listener), settings);
  prepareWire(app);
  await app.init();
  return app;
}

/** One hop for `*`: what a client itself wrote into `X-Forwarded-For` stands further left. */
function trustProxy({ trustedProxies }: Environment) {
  return trustedProxies === '*' ? (_address: string, hop: number) => hop === 0 : trustedProxies;
}

function bare(parts: AppParts, listener: AdminListener, level: string): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    ...wireFastifyOptions(),
    forceCloseConnections: 'idle',
    trustProxy: trustProxy(parts.environment),
  });
  return NestFactory.create<NestFastifyApplication>(AppModule.with(parts, listener), adapter, {
    bodyParser: false,
    logger: new JsonLogger(level),
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
