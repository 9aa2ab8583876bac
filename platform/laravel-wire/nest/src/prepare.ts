import { type INestApplication, Logger } from '@nestjs/common';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { checkInputLast } from './access/last-guard';
import { prepareFastify } from './fastify/on-fastify';
import { finishAnswers } from './finish-answers';
import { readFormInParts } from './http/body-parsers';
import { Cors } from './http/cors';
import { type First, firstOf } from './http/first';
import { Maintenance } from './http/maintenance';
import type { WireReply, WireRequest } from './http/message';
import { answerAsNamed } from './http/method-override';
import { answerReturnedValues } from './http/returned-value';
import { RouteTable } from './http/route-table';
import { serverOf } from './http/server';
import { refusalOfHead, refuseConnection, SERVER_LIMITS } from './http/server-limits';
import { cutSlowBodies } from './http/slow-bodies';
import { cutSlowReaders } from './http/slow-readers';
import { drainUnreadBodies } from './http/unread-body';
import { currentRequest, socketIdOf } from './http/wire-context';
import { WIRE_OPTIONS, type WireSettings } from './options';
import { WIRE_PARTS, type WirePart } from './part';
import { SecondServers } from './second-servers';
import { Frontends } from './session/frontends';
import { SessionHooks } from './session/session.hooks';

const LOOPBACK = /^(?:localhost|[\w-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/**
 * Gives the origin that links begin with: the one that was addressed where its host is the application's own or this
 * machine, else the site's configured one. Whoever writes another Host into a request gets no link to it.
 *
 * @param isListed  whether an origin is one of the configured frontends
 */
function ownOrigins(
  settings: Pick<WireSettings, 'siteUrl'>,
  isListed: (origin: string) => boolean,
): (request: WireRequest, origin: string) => string {
  return (request, origin) => {
    if (LOOPBACK.test(request.host) || isListed(origin)) return origin;
    return new URL(settings.siteUrl(request)).origin;
  };
}

/**
 * Joins this package's hooks to the application's Fastify or Express. Called once, between `NestFactory.create(…,
 * { bodyParser: false })` and `init()` or `listen()`.
 */
export function prepareWire(app: INestApplication): void {
  const adapter = app.getHttpAdapter();
  const server = serverOf(adapter);
  const hooks = app.get(SessionHooks);
  const settings = app.get<WireSettings>(WIRE_OPTIONS);

  partsOf(app).forEach((part) => part.prepare?.(app));
  app.get(RouteTable).listen(server);
  server.addHook('onClose', () => app.get(SecondServers).close());
  if (adapter.getType() === 'fastify') prepareFastify(server);
  drainUnreadBodies(server);
  server.decorate('boundsBodies', settings.boundedInput);
  server.decorate('answersPages', settings.negotiate);
  server.decorate('siteScheme', settings.appUrl?.startsWith('https:') ? 'https' : null);
  server.decorate('ownOrigin', ownOriginFor(app, settings));
  server.decorate('inputForm', settings.inputForm ?? null);
  checkInputLast(app, server);
  answerReturnedValues(adapter);
  if (settings.requestIds) {
    server.addHook('onRequest', (request, _reply, done) => currentRequest.run(request, done));
  }
  cutSlowBodies(server, settings.slowBodyMs, settings.uploadMs);
  cutSlowReaders(app.getHttpServer(), settings.slowBodyMs);
  server.addHook('onRequest', onRequest(app));
  server.addHook('preHandler', readFormInParts);
  server.addHook('preHandler', answerAsNamed(server));
  server.addHook('preHandler', (request, _reply, done) => {
    hooks.before(request).then(() => inContext(request, done, settings.requestIds), done);
  });
  finishAnswers(server, hooks, settings);
}

/** Differences of a further listener from the first. */
export interface SecondServerOptions {
  /** Takes sockets, too: `true` without it. */
  sockets?: boolean;
  /** Answers before the wire, which takes what it hands to `next`; a fault of it is a 500, or its 4xx `status`. */
  first?: First;
}

/** A further listener (an admin site's port) that serves the same application, sockets included by default. */
export function secondServer(
  app: INestApplication,
  { sockets = true, first }: SecondServerOptions = {},
): Server {
  const joined = serverOf(app.getHttpAdapter());
  const wire: RequestListener = (request, response) => joined.routing(request, response);
  const server = createServer(SERVER_LIMITS, first ? firstOf(first, wire, new Logger('SecondServer')) : wire);
  server.on('clientError', (error, socket) => refuseConnection(error, socket as Socket));
  cutSlowReaders(server, app.get<WireSettings>(WIRE_OPTIONS).slowBodyMs);
  if (sockets) attach(app, server);
  app.get(SecondServers).add(server);
  return server;
}

/** Serves sockets on the application's own server. Called once, before or after `listen()`. */
export function attachSockets(app: INestApplication): void {
  attach(app, app.getHttpServer());
}

/** Every protocol that is a part of the application. */
function attach(app: INestApplication, server: Server): void {
  partsOf(app).forEach((part) => part.attach?.(app, server));
}

const partsOf = (app: INestApplication) => app.get<readonly WirePart[]>(WIRE_PARTS);

function ownOriginFor(app: INestApplication, settings: WireSettings) {
  const frontends = app.get(Frontends);
  return settings.trustHosts ? ownOrigins(settings, (origin) => frontends.lists(origin)) : null;
}

/**
 * Without ids of requests only one that names its socket is looked for later: following one costs each promise
 * something. The context of its beginning ended where its body was read.
 */
function inContext(request: WireRequest, done: () => void, isNamed: boolean | undefined): void {
  if (!isNamed && socketIdOf(request) === null) {
    done();
  } else {
    currentRequest.run(request, done);
  }
}

function onRequest(app: INestApplication) {
  const cors = app.get(Cors);
  const maintenance = app.get(Maintenance);
  const routes = app.get(RouteTable);

  return (request: WireRequest, reply: WireReply, done: (error?: Error) => void): void => {
    const refusal = refusalOfHead(request.raw);
    if (refusal) {
      reply.header('connection', 'close');
      done(refusal);
      return;
    }
    if (cors.isPreflight(request)) {
      cors.preflight(request, reply);
      return;
    }
    cors.mark(request, reply);
    if (maintenance.answers(request, reply)) return;
    if (!routes.answersOptions(request, reply)) done();
  };
}
