import { Logger } from '@nestjs/common';
import type { INestApplication } from '@nestjs/common';
import type { FastifyHttpOptions, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { SocketHub } from './broadcasting/socket-hub';
import { registerBodyParsers } from './http/body-parsers';
import { Cors } from './http/cors';
import { readFormInParts } from './http/form-in-parts';
import { compactJson, prettyJson } from './http/json';
import { answerAsNamed, methodOfHead } from './http/method-override';
import { parsePhpInput } from './http/php-input';
import { pathOf, RouteTable } from './http/route-table';
import { refuseConnection, SERVER_LIMITS } from './http/server-limits';
import { currentRequest, socketIdOf } from './http/wire-context';
import type { WireSettings } from './options';
import { WIRE_OPTIONS } from './ports';
import { PusherHub } from './pusher/pusher-hub';
import { SecondServers } from './second-servers';
import { SessionHooks } from './session/session.hooks';

const FIXED_HEADERS = { 'cache-control': 'no-cache, private', 'x-content-type-options': 'nosniff' };
const logger = new Logger('LaravelWire');
/** A path that is matched as it is written. */
const PLAIN = /^(?:[^%?]*[^/%?])?\/?(?:\?|$)/;

/**
 * What the Fastify adapter has to be created with:
 * `new FastifyAdapter({ ...wireFastifyOptions(), trustProxy })`.
 */
export function wireFastifyOptions() {
  return {
    bodyLimit: 1024 * 1024,
    http: SERVER_LIMITS,
    // Fastify sets these two itself, whatever is in `http`.
    requestTimeout: SERVER_LIMITS.requestTimeout,
    keepAliveTimeout: SERVER_LIMITS.keepAliveTimeout,
    clientErrorHandler: refuseConnection,
    rewriteUrl: rewrite,
    frameworkErrors: (_error: Error, _request: unknown, reply: FastifyReply) => {
      // No hook runs for a path that cannot be read, and Fastify would add a charset.
      reply.hijack();
      reply.raw.writeHead(400, { 'content-type': 'application/json', ...FIXED_HEADERS });
      reply.raw.end(prettyJson({ message: 'Malformed URL.' }));
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500, querystringParser: parsePhpInput },
  } satisfies FastifyHttpOptions<Server>;
}

/**
 * Joins this package's hooks to the application's Fastify. Called once, between `NestFactory.create(…,
 * { bodyParser: false })` and `init()` or `listen()`.
 */
export function prepareWire(app: INestApplication): void {
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  const hooks = app.get(SessionHooks);
  const settings = app.get<WireSettings>(WIRE_OPTIONS);

  app.get(RouteTable).listen(fastify);
  registerBodyParsers(fastify);
  fastify.decorateRequest('wire', null);
  fastify.decorate('siteScheme', settings.appUrl?.startsWith('https:') ? 'https' : null);
  fastify.setReplySerializer(compactJson);
  fastify.addHook('onRequest', onRequest(app));
  fastify.addHook('preHandler', readFormInParts);
  fastify.addHook('preHandler', answerAsNamed(fastify));
  fastify.addHook('preHandler', (request, _reply, done) => {
    hooks.before(request).then(() => inContext(request, done), done);
  });
  fastify.addHook('onSend', async (request, reply, payload) => {
    const error = await hooks.after(request, reply).then(() => null, errorOf);
    settleHeaders(reply);
    return error ? failed(error, request, reply) : payload;
  });
}

/** A further listener (an admin site's port) that serves the same application, sockets included. */
export function secondServer(app: INestApplication): Server {
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  const server = createServer(SERVER_LIMITS, (request, response) => fastify.routing(request, response));
  server.on('clientError', (error, socket) => refuseConnection(error, socket as Socket));
  attach(app, server);
  app.get(SecondServers).add(server);
  return server;
}

/** Serves sockets on the application's own server. Called once, before or after `listen()`. */
export function attachSockets(app: INestApplication): void {
  attach(app, app.getHttpServer());
}

/** Both protocols: laravel-echo's over socket.io, and Pusher's where there is an application for it. */
function attach(app: INestApplication, server: Server): void {
  app.get(SocketHub).attach(server);
  app.get(PusherHub).attach(server);
}

/** The session could not be kept: the answer is not given, since Fastify would show the error's own text. */
function failed(error: Error, request: FastifyRequest, reply: FastifyReply): string {
  logger.error(`request ${request.id}: its session was not kept`, error.stack);
  reply.code(500).removeHeader('content-length').header('content-type', 'application/json');
  return prettyJson({ message: 'Server Error' });
}

const errorOf = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** Only a request that names its socket is looked for later: following one costs each promise something. */
function inContext(request: FastifyRequest, done: () => void): void {
  if (socketIdOf(request) === null) {
    done();
  } else {
    currentRequest.run(request, done);
  }
}

function onRequest(app: INestApplication) {
  const cors = app.get(Cors);
  const routes = app.get(RouteTable);

  return (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    if (cors.isPreflight(request)) {
      cors.preflight(request, reply);
      return;
    }
    cors.mark(request, reply);
    const methods = request.method === 'OPTIONS' && request.is404 ? routes.methodsOf(pathOf(request)) : [];
    if (methods.length > 0) {
      reply.code(200).header('allow', methods.join(',')).type('text/html; charset=UTF-8').send('');
    } else {
      done();
    }
  };
}

function settleHeaders(reply: FastifyReply): void {
  if (reply.getHeader('content-type') === 'application/json; charset=utf-8') {
    reply.header('content-type', 'application/json');
  }
  if (!reply.hasHeader('cache-control')) {
    reply.header('cache-control', 'no-cache, private');
  }
}

/** The path as Laravel matches it: without slashes at the end, `%2F` a slash, a stray percent sign itself. */
function rewrite(request: IncomingMessage): string {
  request.method = methodOfHead(request) ?? request.method;
  // Fastify would refuse a body of no known form of type; to Laravel it is a body without one.
  if (!/^[\w.+-]+\/[\w.+*-]+/.test(request.headers['content-type'] ?? '')) {
    delete request.headers['content-type'];
  }
  const { url = '/' } = request;
  return PLAIN.test(url) ? url : rewritten(url);
}

function rewritten(url: string): string {
  const [, path = '/', query = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const matched = path.replace(/%(?![\da-f]{2})/gi, '%25').replace(/%2f/gi, '/');
  return matched.replace(/(?<=.)\/+$/, '') + query;
}
