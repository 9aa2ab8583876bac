import type { FastifyInstance, FastifyRequest } from 'fastify';
import { spanIdsOf } from '../tracing/traced-requests';
import { logLines, masked } from './log-lines';

/**
 * A line for each answer: who requested what, and how it ended. Without the query, which may bear tokens, and without
 * anything a body said.
 */
export function logRequests(fastify: Pick<FastifyInstance, 'addHook'>, level: string): void {
  const lines = logLines(level);
  fastify.addHook('onResponse', (request, reply, done) => {
    lines.info(
      {
        request_id: String(request.id),
        ...spanIdsOf(request),
        method: request.method,
        path: masked(pathOf(request)),
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        bytes: Number(reply.getHeader('content-length') ?? 0) || undefined,
        ip: request.ip,
        user_id: request.wire?.user?.id,
      },
      'request',
    );
    done();
  });
}

/** The route with its ids; anything else that stands in a path may be a token. Without a route, the path. */
function pathOf({ routeOptions, params, originalUrl }: FastifyRequest): string {
  const { url } = routeOptions;
  if (url === undefined || url.includes('*')) return originalUrl.split('?', 1)[0] ?? '/';
  const given = params as Record<string, string>;
  return url.replace(/:(\w+)/g, (name, key: string) =>
    /^\d+$/.test(given[key] ?? '') ? (given[key] ?? '') : name,
  );
}
