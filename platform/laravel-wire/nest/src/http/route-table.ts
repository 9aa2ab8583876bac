import { Injectable } from '@nestjs/common';
import type { WireReply, WireRequest, WireServer } from './message';
import { WireFault } from '../errors';
import { withoutQuery, withoutSlashes, withoutSlashesAtEnd } from './paths';

interface Route {
  pattern: RegExp;
  methods: Set<string>;
}

/** Laravel's order in Allow. */
const ORDER = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** No route answers this path, or none with this method. */
export class RouteMissing extends WireFault {
  override readonly headers: Record<string, string>;

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(status, message);
    this.headers = headers;
  }
}

/** The routes by path, to tell a wrong method from a wrong path. Wildcards (files, pages) do not count. */
@Injectable()
export class RouteTable {
  readonly #routes = new Map<string, Route>();

  listen(server: WireServer): void {
    server.addHook('onRoute', ({ url, method }) => {
      if (!url.includes('*')) {
        const route = this.#routes.get(url) ?? { pattern: patternOf(url), methods: new Set() };
        [method].flat().forEach((name) => route.methods.add(name));
        this.#routes.set(url, route);
      }
    });
  }

  /** Methods that a path supports, in Laravel's order; empty when there is no such path. */
  methodsOf(path: string): string[] {
    const routes = [...this.#routes.values()].filter((route) => route.pattern.test(path));
    return ORDER.filter((method) => routes.some((route) => route.methods.has(method)));
  }

  /** True where no more than what a path supports was asked for, and sent. */
  answersOptions(request: WireRequest, reply: WireReply): boolean {
    const methods = request.method === 'OPTIONS' && request.is404 ? this.methodsOf(pathOf(request)) : [];
    if (methods.length > 0) {
      reply.code(200).header('allow', methods.join(',')).type('text/html; charset=UTF-8').send('');
    }
    return methods.length > 0;
  }

  /** The 404 or 405 of a request that no route answers; also for an application's own catch-all route. */
  missing(request: WireRequest): RouteMissing {
    const path = pathOf(request);
    const name = withoutSlashes(withoutQuery(request.originalUrl)) || '/';
    const methods = this.methodsOf(path);

    if (methods.length === 0 || methods.includes(request.method)) {
      return new RouteMissing(404, `The route ${name} could not be found.`);
    }

    const allow = methods.join(', ');
    const message = `The ${request.method} method is not supported for route ${name}. Supported methods: ${allow}.`;
    return new RouteMissing(405, message, { allow });
  }
}

/** The path as it is matched, escapes read. */
export function pathOf(request: WireRequest): string {
  const path = withoutQuery(request.url);
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function patternOf(url: string): RegExp {
  const source = withoutSlashesAtEnd(url)
    .split('/')
    .map((segment) => (segment.includes(':') ? '[^/]+' : segment.replace(/[.+?^${}()|[\]\\]/g, '\\$&')))
    .join('/');
  return new RegExp(`^${source}/?$`);
}
