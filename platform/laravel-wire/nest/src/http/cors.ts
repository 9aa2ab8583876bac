import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Frontends } from '../session/frontends';

/** Cross-origin answers with credentials for the site's frontends, and nobody else. */
@Injectable()
export class Cors {
  constructor(private readonly frontends: Frontends) {}

  isPreflight(request: FastifyRequest): boolean {
    return request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
  }

  /** Adds the two headers to any answer; errors included. */
  mark(request: FastifyRequest, reply: FastifyReply): boolean {
    const { origin } = request.headers;
    const isAllowed = origin !== undefined && this.frontends.allows(origin, request.host);
    reply.header('vary', request.method === 'OPTIONS' ? 'Origin, Access-Control-Request-Method' : 'Origin');

    if (isAllowed) {
      reply.header('access-control-allow-origin', origin).header('access-control-allow-credentials', 'true');
    }
    return isAllowed;
  }

  preflight(request: FastifyRequest, reply: FastifyReply): void {
    const isAllowed = this.mark(request, reply);
    reply.header('vary', 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers');

    if (isAllowed) {
      const headers = request.headers['access-control-request-headers'];
      const method = request.headers['access-control-request-method'] ?? '';
      reply
        .header('access-control-allow-methods', method.toUpperCase())
        .header('access-control-allow-headers', headers ?? '')
        .header('access-control-max-age', '0');
    }
    reply.code(204).send();
  }
}
