import { Injectable } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';

const BODILESS = new Set([204, 304]);

/** What a returned value turns into: objects and lists are JSON; texts, numbers and nothing at all are a page. */
@Injectable()
export class ReturnedValueInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') {
      return next.handle();
    }
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(map((value: unknown) => (reply.sent ? value : asAnswer(value, reply))));
  }
}

function asAnswer(value: unknown, reply: FastifyReply): unknown {
  if (isStructure(value) || BODILESS.has(reply.statusCode)) {
    return value;
  }
  if (!reply.hasHeader('content-type')) {
    reply.type('text/html; charset=UTF-8');
  }
  return value === null || value === undefined || value === false ? '' : String(value);
}

/** A flag stays JSON: what laravel-echo-server asks of `/broadcasting/auth`. */
function isStructure(value: unknown): boolean {
  return (typeof value === 'object' && value !== null) || value === true;
}
