import multipart from '@fastify/multipart';
import { attachSockets, prepareWire, secondServer } from '@laravel-wire/nest';
import { wireFastifyOptions } from '@laravel-wire/nest/fastify';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { PRODUCT } from '../../src/config/product';
import { demoPicture } from '../seeds/demo-pictures';
import type { AppParts } from './app-parts';
import { AppModule } from './app.module';
import { trustProxy } from '../../src/accounts/auth/behind-proxies';
import { CURRENCY } from '@kit/server/base/settings/money';
import { longestWaitMs } from '@kit/server/store/data-source';
import { Readiness } from '@kit/server/watch/health/readiness';
import { Metrics } from '@kit/server/watch/metrics';
import { endAnsweredConnections } from '@kit/server/edge/answered-connections';
import { trustsPeer } from '../../src/config/trusts-peer';
import { JsonLogger } from '@kit/server/base/logging/json-logger';
import { RenderedPages } from '../../src/site/pages/rendered/rendered-pages';
import { PublicSite } from '../../src/site/pages/public-site';
import { FailingVersions } from '../../src/remotes/failing/failing-versions';
import { StoredBuilds } from '../../src/remotes/builds/stored-builds';
import { RemotesFor } from '../../src/remotes/remotes-for';
import { ServedRemotes } from '../../src/remotes/served-remotes';
import { WORKSPACE } from '../../src/remotes/workspace';
import { logRequests } from '@kit/server/base/logging/request-log';
import { shedLoad } from '@kit/server/edge/overload/shed-load';
import { traceRequests } from '@kit/server/base/tracing/traced-requests';
import { ServerErrors } from '../../src/watching/errors/server-errors';
import type { Environment } from '../../src/config/environment';
import { paymentSettings } from '../../src/site/files/payment-settings';
import { AdminSite } from '../../src/config/admin-site';
import { endSilentConnections } from '@kit/server/edge/silent-connections';
import { serveNobody } from '../../src/site/files/serve-nobody';
import { CurrentAnnouncement } from '../../src/site/pages/announcements/current-announcement';
import { serveSites } from '../../src/site/files/sites';
import { FileStore } from '@kit/server/files/file-store';

/** Largest upload: docs/wire.md leaves it open; a phone's picture fits. */
const UPLOAD_BYTES = 10 * 1024 * 1024;
/** The system's maximum: connections while the loop is busy can still get a response, others cannot. */
const BACKLOG = 65_535;

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
  const sockets = environment.role !== 'worker';
  const { app, answered, shedder } = await createApp(parts);
  const server: Server = app.getHttpServer();
  if (sockets) attachSockets(app);
  shedder.guard(server);
  if (sockets) await app.get(StoredBuilds, { strict: false }).store(parts.builds ?? []);
  await app.listen({ port: environment.port, host: environment.host, backlog: BACKLOG });
  const admin = secondServer(app, { sockets });
  shedder.guard(admin);
  await listen(admin, environment.adminPort, environment.host);
  const adminPort = portOf(admin);
  app.get(AdminSite).port = adminPort;
  if (sockets) app.get(RenderedPages, { strict: false }).begin();
  const endSilent = endSilentConnections([server, admin]);
  return {
    app,
    publicPort: portOf(server),
    adminPort,
    drain: () => {
      app.get(Readiness).drain();
      answered.begin();
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
  logger.reportErrorsTo(app.get(ServerErrors, { strict: false }).take);
  const fastify = app.getHttpAdapter().getInstance();
  if (environment.role === 'worker') serveNobody(fastify);
  const answered = endAnsweredConnections(fastify);
  traceRequests(fastify, PRODUCT, trustsPeer(environment.trustedProxies));
  if (environment.logRequests) logRequests(fastify, environment.logLevel);
  const shedder = shedLoad(
    () => longestWaitMs(parts.dataSource),
    app.get(Metrics, { strict: false }).registry,
    parts.admission,
  );
  fastify.addHook('onClose', async () => shedder.stop());
  await fastify.register(multipart, { limits: { fileSize: UPLOAD_BYTES, files: 1, fields: 20 } });
  await serveFiles(app, environment);
  prepareWire(app);
  await app.init();
  return { app, answered, shedder };
}

async function serveFiles(app: NestFastifyApplication, environment: Environment): Promise<void> {
  const illustrations = join(WORKSPACE, 'backend/assets/illustrations');
  const drawn = (path: string) => demoPicture(path, illustrations);
  const folders = { workspace: WORKSPACE, illustrations, drawn };
  const adminSite = app.get(AdminSite);
  const settings = {
    currency: CURRENCY,
    distance_unit: environment.distanceUnit,
    public_url: environment.appUrl,
    admin_url: environment.adminUrl,
    payments: paymentSettings(environment),
    sentry_dsn: environment.sentry?.dsn ?? null,
    map_style_url: environment.map?.styleUrl ?? null,
    github: environment.github !== null,
    ticket_answer_hours: environment.ticketAnswerHours,
    fee_percent: environment.platformFeePercent,
  };
  await serveSites(
    app.getHttpAdapter().getInstance(),
    folders,
    (request) => adminSite.serves(request),
    {
      publicSite: app.get(PublicSite, { strict: false }),
      store: app.get(FileStore, { strict: false }),
      announcement: app.get(CurrentAnnouncement, { strict: false }),
      served: app.get(ServedRemotes, { strict: false }),
      builds: app.get(StoredBuilds, { strict: false }),
      failing: app.get(FailingVersions, { strict: false }),
      remotesFor: app.get(RemotesFor, { strict: false }),
    },
    settings,
    { errors: environment.sentry?.origin, map: environment.map?.origin },
  );
}

function bare(parts: AppParts, logger: JsonLogger): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    ...wireFastifyOptions(trustsPeer(parts.environment.trustedProxies)),
    forceCloseConnections: 'idle',
    // A request that still comes over an open connection is answered like the rest, and the connection closed.
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
    server.listen({ port, host, backlog: BACKLOG }, resolve);
  });
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;
