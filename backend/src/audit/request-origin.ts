import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';
import { Observable } from 'rxjs';

/** Where the request in progress came from; for audit rows alone. */
export interface Origin {
  ip_address: string;
  request_id: string;
  /** Who sent it; null for a guest. */
  user: { id: number; admin: boolean } | null;
}

const current = new AsyncLocalStorage<Origin>();

/** Null outside a request: batches, the command line. */
export function currentOrigin(): Origin | null {
  return current.getStore() ?? null;
}

export function originOf(request: FastifyRequest): Origin {
  const user = (request.wire?.user ?? null) as Origin['user'];
  return { ip_address: request.ip, request_id: String(request.id).slice(0, 64), user };
}

/** Lets audit rows say where a change came from, without handing the request through every service. */
@Injectable()
export class RequestOriginInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    if (context.getType() !== 'http') return next.handle();
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const origin = originOf(request);
    // Subscribing is what runs the route, so that is what has to happen inside.
    return new Observable((subscriber) => current.run(origin, () => next.handle().subscribe(subscriber)));
  }
}
