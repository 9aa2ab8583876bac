import { type NestApplicationOptions, StreamableFile, VERSION_NEUTRAL, VersioningType } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import { createServer, METHODS } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { Socket } from 'node:net';
import { replyAt, type WireReply } from '../http/message';
import { requestIds, type TrustsPeer } from '../http/request-id';
import { SERVER } from '../http/server';
import { refuseConnection, SERVER_LIMITS } from '../http/server-limits';
import { ExpressServer, type Handler } from './express-server';
import { extendMessages } from './messages';

/** Names of a route's methods; Nest makes each by the adapter's of that name. */
const MAKERS = [...METHODS.map((method) => method.toLowerCase()), 'all'];

/**
 * Nest's Express as the wire needs it: `new WireExpressAdapter()`, with `bodyParser: false`. What Express is told by its
 * own settings (`trust proxy`) holds.
 */
export class WireExpressAdapter extends ExpressAdapter {
  readonly [SERVER]: ExpressServer;

  /** @param trusts  whose `X-Request-Id` names a request; nobody's without it */
  constructor(trusts: TrustsPeer = () => false) {
    super();
    const express = this.getInstance();
    const server = new ExpressServer(express, requestIds(trusts));
    this[SERVER] = server;
    express.disable('x-powered-by').disable('etag');
    // Nest has made the router by now, which is made by the setting.
    express.router.caseSensitive = true;
    extendMessages(express, server);
    express.use((request: never, response: never, next: never) => server.begin(request, response, next));
    for (const name of MAKERS.filter((maker) => maker in this)) {
      Reflect.set(this, name, (...given: unknown[]) => {
        const [handler, path = '/'] = given.reverse() as [Handler, string?];
        return express[name](asItIsSent(path), server.route(name, path, handler));
      });
    }
  }

  override initHttpServer(options: NestApplicationOptions): void {
    const { httpsOptions, forceCloseConnections } = options;
    const express = this.getInstance();
    const server = httpsOptions
      ? createSecureServer({ ...SERVER_LIMITS, ...httpsOptions }, express)
      : createServer(SERVER_LIMITS, express);
    server.on('clientError', (error: Error, socket: Socket) => refuseConnection(error, socket));
    this.setHttpServer(server);
    if (forceCloseConnections) this['trackOpenConnections']();
  }

  /** The wire reads bodies itself. */
  override registerParserMiddleware(): void {}

  /** Covers all paths, whatever the application's prefix is. */
  override setNotFoundHandler(handler: Handler): unknown {
    return super.setNotFoundHandler(this[SERVER].missing(handler));
  }

  /** @throws Error for versions that are not part of the path: the route has to be known before its body is read */
  override applyVersionFilter(
    ...[handler, version, options]: Parameters<ExpressAdapter['applyVersionFilter']>
  ): ReturnType<ExpressAdapter['applyVersionFilter']> {
    if (version !== VERSION_NEUTRAL && options.type !== VersioningType.URI) {
      throw new Error(
        'On Express the wire knows versions of routes by their paths alone: VersioningType.URI.',
      );
    }
    return super.applyVersionFilter(handler, version, options);
  }

  override reply(response: object, body: unknown, status?: number): unknown {
    const reply = replyAt(response);
    if (status !== undefined) reply.code(status);
    return reply.send(body instanceof StreamableFile ? contentOf(body, reply) : body);
  }

  override redirect(response: object, status: number, url: string): unknown {
    return replyAt(response).code(status).header('location', url).send();
  }

  override setHeader(response: object, name: string, value: string): unknown {
    return replyAt(response).header(name, value);
  }

  override isHeadersSent(response: object): boolean {
    const reply = replyAt(response);
    return reply.sent || reply.raw.headersSent;
  }

  override async close(): Promise<unknown> {
    await this[SERVER].close();
    return super.close();
  }
}

/** Same as Fastify's adapter sends it. */
function contentOf(file: StreamableFile, reply: WireReply): unknown {
  const { type, disposition, length } = file.getHeaders();
  const headers = { 'content-type': type, 'content-disposition': disposition, 'content-length': length };
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !reply.hasHeader(name)) reply.header(name, value);
  }
  return file.getStream();
}

/** Express matches a path as it is sent. */
const asItIsSent = (path: string): string => path.replace(/[^\0-\x7f]+/g, encodeURI);
