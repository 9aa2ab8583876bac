import { STORE_MANY_MAX } from '@laravel-wire/core';
import { Inject, Injectable } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { BadRequest, ValidationFailed, WireFault } from '../errors';
import type { WireSettings } from '../options';
import { WIRE_OPTIONS } from '../ports';
import { hasNul, malformedBody } from './malformed-body';

/**
 * Once session, token and guards have had their say: a body of too many members is 413 under bounded input, and an
 * unreadable one, or one with a text that would be cut where it is kept, 400 under strict input.
 */
@Injectable()
export class MalformedBodyInterceptor implements NestInterceptor {
  constructor(@Inject(WIRE_OPTIONS) private readonly settings: WireSettings) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') {
      return next.handle();
    }
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (request.hasTooManyEntries && request.routeOptions.url?.endsWith('/store_many')) {
      throw ValidationFailed.field('data', `The data field must not have more than ${STORE_MANY_MAX} items.`);
    }
    if (request.hasTooManyMembers) {
      throw new WireFault(413, 'The request body has too many members.');
    }
    if (this.settings.strictInput && request.malformedBody) {
      throw malformedBody(request);
    }
    if (this.settings.strictInput && hasNul(request)) {
      throw new BadRequest('A text in the request body has a NUL character.');
    }
    return next.handle();
  }
}
