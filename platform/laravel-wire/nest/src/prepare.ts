import { type INestApplication, Logger } from '@nestjs/common';
import type { FastifyHttpOptions, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { checkInputLast } from './access/last-guard';
import { finishAnswers } from './finish-answers';
import { readFormInParts, registerBodyParsers } from './http/body-parsers';
import { Cors } from './http/cors';
import { type First, firstOf } from './http/first';
import { errorPage } from './http/html';
import { compactJson, prettyJson } from './http/json';
import { expectsJson } from './http/json-client';
import { Maintenance } from './http/maintenance';
import { answerAsNamed, methodOfHead } from './http/method-override';
import { ownOrigins } from './http/own-hosts';
import { matchedUrl } from './http/paths';
import { parsePhpInput } from './http/php-input';
import { requestIds, type TrustsPeer } from './http/request-id';
import { answerReturnedValues } from './http/returned-value';
import { pathOf, RouteTable } from './http/route-table';
import { refusalOfHead, refuseConnection, SERVER_LIMITS } from './http/server-limits';
import { cutSlowBodies } from './http/slow-bodies';
import { cutSlowReaders } from './http/slow-readers';
import { currentRequest, socketIdOf } from './http/wire-context';
import type { WireSettings } from './options';
import { type WirePart, WIRE_PARTS } from './part';
import { WIRE_OPTIONS } from './ports';
import { SecondServers } from './second-servers';
import { Frontends } from './session/frontends';
import { SessionHooks } from './session/session.hooks';

const FIXED_HEADERS = { 'cache-control': 'no-cache, private', 'x-content-type-options': 'nosniff' };

/** Rules check the input and a serializer of our own writes answers: the compilers would be loaded for nothing. */
const noSchemas = (): never => {
  throw new Error('A route has rules, and no schema of Fastify.');
};

/**
 * What the Fastify adapter has to be created with:
 * `new FastifyAdapter({ ...wireFastifyOptions(), trustProxy })`.
 *
 * @param trusts  whose `X-Request-Id` names a request; nobody's without it
 */
export function wireFastifyOptions(trusts: TrustsPeer = () => false) {
  return {
    genReqId: requestIds(trusts),
    bodyLimit: 1024 * 1024,
    http: SERVER_LIMITS,
    // Fastify sets these two itself, whatever is in `http`.
    requestTimeout: SERVER_LIMITS.requestTimeout,
    keepAliveTimeout: SERVER_LIMITS.keepAliveTimeout,
    clientErrorHandler: refuseConnection,
    rewriteUrl: rewrite,
    frameworkErrors: (_error: Error, request: unknown, reply: FastifyReply) => {
      // No hook runs for a path that cannot be read, and Fastify would add a charset.
      reply.hijack();
      const { id, server } = reply.request;
      const isPage = server.answersPages && !expectsJson(request as FastifyRequest);
      const type = isPage ? 'text/html; charset=UTF-8' : 'application/json';
      reply.raw.writeHead(400, { 'content-type': type, ...FIXED_HEADERS, 'x-request-id': String(id) });
      reply.raw.end(isPage ? errorPage(400) : prettyJson({ message: 'Malformed URL.' }));
    },
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500, querystringParser: parsePhpInput },
  } satisfies FastifyHttpOptions<Server>;
}

/**
 * Joins this package's hooks to the application's Fastify. Called once, between `NestFactory.create(…,
 * { bodyParser: false })` and `init()` or `listen()`.
 */
export function prepareWire(app: INestApplication): void {
  const adapter = app.getHttpAdapter();
  if (adapter.getType() !== 'fastify') {
    throw new Error('The wire needs FastifyAdapter; Express may stand before it: `first` of secondServer.');
  }
  const fastify: FastifyInstance = adapter.getInstance();
  const hooks = app.get(SessionHooks);
  const settings = app.get<WireSettings>(WIRE_OPTIONS);

  partsOf(app).forEach((part) => part.prepare?.(app));
  app.get(RouteTable).listen(fastify);
  fastify.addHook('onClose', () => app.get(SecondServers).close());
  fastify.addHook('onRoute', (route) => {
    route.bodyLimit = route.config?.bodyBytes ?? route.bodyLimit;
  });
  registerBodyParsers(fastify, settings.boundedInput);
  fastify.decorateRequest('wire', null);
  fastify.decorate('answersPages', settings.negotiate);
  fastify.decorate('siteScheme', settings.appUrl?.startsWith('https:') ? 'https' : null);
  fastify.setReplySerializer(compactJson);
  fastify.decorate('ownOrigin', ownOriginFor(app, settings));
  checkInputLast(app, fastify);
  answerReturnedValues(adapter);
  if (settings.requestIds) {
    fastify.addHook('onRequest', (request, _reply, done) => currentRequest.run(request, done));
  }
  cutSlowBodies(fastify, settings.slowBodyMs);
  cutSlowReaders(app.getHttpServer(), settings.slowBodyMs);
  fastify.addHook('onRequest', onRequest(app));
  fastify.addHook('preHandler', readFormInParts);
  fastify.addHook('preHandler', answerAsNamed(fastify));
  fastify.addHook('preHandler', (request, _reply, done) => {
    hooks.before(request).then(() => inContext(request, done, settings.requestIds), done);
  });
  finishAnswers(fastify, hooks, settings);
}

export interface SecondServerOptions {
  sockets?: boolean;
  /** What it hands to `next` is the wire's; a fault of it is a 500, or the 4xx that its `status` says. */
  first?: First;
}

/** A further listener (an admin site's port) that serves the same application, sockets included by default. */
export function secondServer(
  app: INestApplication,
  { sockets = true, first }: SecondServerOptions = {},
): Server {
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  const wire: RequestListener = (request, response) => fastify.routing(request, response);
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
function inContext(request: FastifyRequest, done: () => void, isNamed: boolean | undefined): void {
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

  return (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
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
    if (maintenance.answers(request, reply)) {
      return;
    }
    const methods = request.method === 'OPTIONS' && request.is404 ? routes.methodsOf(pathOf(request)) : [];
    if (methods.length > 0) {
      reply.code(200).header('allow', methods.join(',')).type('text/html; charset=UTF-8').send('');
    } else {
      done();
    }
  };
}

/** The request as Laravel takes it, before a route is looked for. */
function rewrite(request: IncomingMessage): string {
  request.method = methodOfHead(request) ?? request.method;
  // Fastify would refuse a body of no known form of type; to Laravel it is a body without one.
  if (!/^[\w.+-]+\/[\w.+*-]+/.test(request.headers['content-type'] ?? '')) {
    delete request.headers['content-type'];
  }
  return matchedUrl(request.url ?? '/');
}
