import { Inject, Injectable } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import type { WireSettings } from '../options';
import { WIRE_OPTIONS } from '../ports';
import { malformedBody } from './malformed-body';

/** Under strict input an unreadable body is 400, once session, token and guards have had their say. */
@Injectable()
export class MalformedBodyInterceptor implements NestInterceptor {
  constructor(@Inject(WIRE_OPTIONS) private readonly settings: WireSettings) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (this.settings.strictInput && request.malformedBody) {
      throw malformedBody(request);
    }
    return next.handle();
  }
}
