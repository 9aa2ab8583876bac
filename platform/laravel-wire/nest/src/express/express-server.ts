import { type IncomingMessage, METHODS, type RequestListener, type ServerResponse } from 'node:http';
import { BODY_LIMIT, isForm, readBody } from '../http/body-parsers';
import { asLaravelTakes, refuseUrl } from '../http/incoming';
import type { RouteSettings, ServerState, WireHooks, WireRequest, WireServer } from '../http/message';
import { REPLY, ROUTE_SETTINGS } from '../http/message';
import { ExpressReply } from './express-reply';

type Next = (error?: unknown) => void;
type Request = IncomingMessage & { -readonly [Name in keyof WireRequest]: WireRequest[Name] };
type Response = ServerResponse & { [REPLY]: ExpressReply };
type Route = WireRequest['routeOptions'];
export type Handler = (request: unknown, response: unknown, next: Next) => unknown;

const NO_ROUTE: Route = { bodyLimit: BODY_LIMIT, config: {} };

/** Does for Express what Fastify does around a request: hooks, bodies, and which route is asked. */
export class ExpressServer implements WireServer, ServerState {
  answersPages: boolean | undefined;
  siteScheme: ServerState['siteScheme'] = null;
  ownOrigin: ServerState['ownOrigin'] = null;
  inputForm: ServerState['inputForm'] = null;
  boundsBodies = false;
  /** Their bodies are read and the hooks have run, for the first of the routes that they come to. */
  readonly #prepared = new WeakSet<Request>();
  readonly #hooks: { [Name in keyof WireHooks]: WireHooks[Name][] } = {
    onRequest: [],
    preHandler: [],
    onSend: [],
    onResponse: [],
    onRoute: [],
    onClose: [],
  };

  constructor(
    readonly routing: RequestListener,
    private readonly nameOf: (request: IncomingMessage) => string,
  ) {}

  checkInput(_request: WireRequest): void {
    throw new Error('prepareWire() has not been called.');
  }

  addHook<Name extends keyof WireHooks>(name: Name, hook: WireHooks[Name]): void {
    this.#hooks[name].push(hook);
  }

  decorate<Name extends keyof ServerState>(name: Name, value: ServerState[Name]): void {
    Object.assign(this, { [name]: value });
  }

  /** Before any middleware. */
  begin(request: Request, response: Response, next: Next): void {
    request.originalUrl = request.url;
    request.id = this.nameOf(request);
    const reply = new ExpressReply(request, response, this.#hooks.onSend);
    response[REPLY] = reply;
    reply.fail = next;
    const url = asExpressMatches(asLaravelTakes(request));
    if (url === null) {
      refuse(request, response);
      return;
    }
    request.url = url;
    response.once('close', () => run(this.#hooks.onResponse, request, reply, () => undefined));
    run(this.#hooks.onRequest, request, reply, next);
  }

  /** A route's handler, behind the hooks. */
  route(method: string, url: string, handler: Handler): Handler {
    const config = (Reflect.getMetadata(ROUTE_SETTINGS, handler) ?? {}) as RouteSettings;
    const route: Route = { url, bodyLimit: config.bodyBytes ?? BODY_LIMIT, config };
    const methods = method === 'all' ? METHODS : method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()];
    this.#hooks.onRoute.forEach((hook) => hook({ url, method: [...methods], config }));
    return (request, response, next) => {
      (response as Response)[REPLY].isOfGet = method === 'get';
      this.#enter(request as Request, response as Response, route, handler, next);
    };
  }

  /**
   * The handler of what no route answers.
   *
   * @throws Error where nothing has joined
   */
  missing(handler: Handler): Handler {
    if (this.#hooks.onSend.length === 0) {
      throw new Error('prepareWire(app) has to be called before init() and listen().');
    }
    return (request, response, next) => {
      (request as Request).is404 = true;
      this.#enter(request as Request, response as Response, NO_ROUTE, handler, next);
    };
  }

  async close(): Promise<void> {
    await Promise.all(this.#hooks.onClose.map((hook) => hook()));
  }

  #enter(request: Request, response: Response, route: Route, handler: Handler, next: Next): void {
    const reply = response[REPLY];
    reply.fail = next;
    request.routeOptions = route;
    const handle = (error?: Error): void => {
      if (error) {
        next(error);
        return;
      }
      this.#prepared.add(request);
      void (async () => handler(request, response, next))().catch(next);
    };
    const prepare = (error: Error | null): void => {
      if (error) next(error);
      else run(this.#hooks.preHandler, request, reply, handle);
    };
    if (this.#prepared.has(request)) {
      handle();
    } else if (!hasBody(request) || (route.config.uploads && isForm(request.headers['content-type'] ?? ''))) {
      prepare(null);
    } else if (request.body !== undefined || request.readableDidRead || request.readableEnded) {
      next(new Error('A body parser stands before the wire, which reads bodies itself.'));
    } else {
      readBody(request, (error, body) => {
        request.body = body;
        prepare(error);
      });
    }
  }
}

/** Refuses an address as Fastify does, before any hook. */
function refuse(request: Request, response: Response): void {
  response.getHeaderNames().forEach((name) => response.removeHeader(name));
  response[REPLY].hijack();
  refuseUrl(request, response);
}

/** One after the other, until one of them fails or answers. */
function run(
  hooks: readonly WireHooks['onRequest'][],
  request: WireRequest,
  reply: ExpressReply,
  done: (error?: Error) => void,
  index = 0,
): void {
  const hook = hooks[index];
  if (!hook) {
    done();
    return;
  }
  try {
    hook(request, reply, (error) => {
      if (error) done(error);
      else run(hooks, request, reply, done, index + 1);
    });
  } catch (error) {
    done(error as Error);
  }
}

function hasBody({ headers, method }: IncomingMessage): boolean {
  const { 'content-type': type, 'content-length': length = '0', 'transfer-encoding': encoding } = headers;
  return method !== 'TRACE' && (type !== undefined || length !== '0' || encoding !== undefined);
}

/** Path with no escape of a character that needs none, and all others in capitals; null where it cannot be read. */
function asExpressMatches(url: string): string | null {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  if (!path.includes('%')) return url;
  try {
    decodeURI(path);
  } catch {
    return null;
  }
  const written = path.replace(/%[\da-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~!*'()-]/.test(character) ? character : escape.toUpperCase();
  });
  return written + url.slice(path.length);
}
