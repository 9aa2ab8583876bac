import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { invalidKey } from './idempotency-keys';
import { faultOf, keyOf } from './idempotent-request';

/** Refuses a key that cannot be used, once the guards have had their say: 401, 404 and 403 come first. */
@Injectable()
export class UsableKeyInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const key = keyOf(request);
    const fault = key === null ? null : faultOf(request, key);
    if (fault !== null) throw invalidKey(fault);
    return next.handle();
  }
}
