import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { BODY_LIMIT } from '../http/body-parsers';
import { compactJson } from '../http/json';
import { REPLY, type ServerState, type WireRequest } from '../http/message';
import { withoutQuery } from '../http/paths';
import { parsePhpInput } from '../http/php-input';
import type { ExpressReply } from './express-reply';

type Response = ServerResponse & { [REPLY]?: ExpressReply };
type Written = Pick<ServerResponse, 'writeHead' | 'write' | 'end' | 'flushHeaders'>;

/** Prototypes of an Express application's requests and responses. */
export interface Prototypes {
  request: object;
  response: object & Written & { json?(value: unknown): unknown };
}

/** Gives Express's requests what they lack of Fastify's, and has its responses pass the hooks however they are written. */
export function extendMessages({ request, response }: Prototypes, server: ServerState): void {
  Object.defineProperties(request, {
    raw: { get: rawOf },
    query: { get: queryOf, configurable: true },
    host: { get: hostBy(Object.getPrototypeOf(request) as object) },
  });
  Object.assign(request, {
    server,
    wire: null,
    unreadBody: null,
    is404: false,
    routeOptions: { bodyLimit: BODY_LIMIT, config: {} } satisfies WireRequest['routeOptions'],
  });
  Object.assign(response, passingHooks(response), {
    json(this: Response, value: unknown) {
      const reply = this[REPLY];
      if (!reply?.hasHeader('content-type')) reply?.type('application/json');
      reply?.send(compactJson(value));
      return this;
    },
  });
}

/** Express's reading of the host, which is nothing where it is not sent. */
function hostBy(express: object) {
  return function host(this: object): string {
    return (Reflect.get(express, 'host', this) as string | undefined) ?? '';
  };
}

function rawOf(this: IncomingMessage): IncomingMessage {
  return this;
}

/** Laravel's reading of the query, once for each request. */
function queryOf(this: WireRequest): unknown {
  const path = withoutQuery(this.url);
  const value = parsePhpInput(this.url.slice(path.length + 1));
  Object.defineProperty(this, 'query', { value, writable: true, configurable: true, enumerable: true });
  return value;
}

function passingHooks({ write, end, flushHeaders, writeHead }: Written) {
  const held = (response: Response, call: () => void): boolean => {
    const reply = response[REPLY];
    if (!reply || reply.isOpen) return false;
    reply.hold(call);
    return true;
  };
  return {
    write(this: Response, ...given: unknown[]) {
      const call = (): boolean => Reflect.apply(write, this, given) as boolean;
      return held(this, call) ? false : call();
    },
    end(this: Response, ...given: unknown[]) {
      const call = () => Reflect.apply(end, this, given);
      if (!held(this, call)) call();
      return this;
    },
    flushHeaders(this: Response) {
      const call = () => flushHeaders.call(this);
      if (!held(this, call)) call();
    },
    writeHead(this: Response, status: number, ...rest: unknown[]) {
      if (!this[REPLY] || this[REPLY].isOpen) return Reflect.apply(writeHead, this, [status, ...rest]);
      this.statusCode = status;
      const [reason, headers] = rest.length > 1 || typeof rest[0] === 'string' ? rest : [undefined, rest[0]];
      if (typeof reason === 'string') this.statusMessage = reason;
      Object.entries((headers ?? {}) as OutgoingHttpHeaders).forEach(([name, value]) => {
        if (value !== undefined) this.setHeader(name, value);
      });
      return this;
    },
  };
}
