import { Inject, Injectable } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { WireFault } from '../errors';
import type { WireSettings } from '../options';
import { WIRE_OPTIONS } from '../ports';
import { malformedBody } from './malformed-body';

/**
 * Once session, token and guards have had their say: a body of too many members is 413 under bounded input, and an
 * unreadable one 400 under strict input.
 */
@Injectable()
export class MalformedBodyInterceptor implements NestInterceptor {
  constructor(@Inject(WIRE_OPTIONS) private readonly settings: WireSettings) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') {
      return next.handle();
    }
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (request.hasTooManyMembers) {
      throw new WireFault(413, 'The request body has too many members.');
    }
    if (this.settings.strictInput && request.malformedBody) {
      throw malformedBody(request);
    }
    return next.handle();
  }
}
