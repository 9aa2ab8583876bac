import { Inject, Injectable, type Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { ENVIRONMENT } from '../config/config.module';
import type { Environment } from '../config/environment';
import { routesOf } from './described-route';
import { type OpenApi, openApiOf } from './open-api';
import { ownRoutes } from './own-routes';

/** The description of the running application, from its own controllers. */
@Injectable()
export class ApiDescription {
  private made: OpenApi | null = null;

  constructor(
    private readonly discovery: DiscoveryService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Made once: routes do not change while the application runs. */
  document(): OpenApi {
    const routes = [...this.controllers().flatMap(routesOf), ...ownRoutes];
    this.made ??= openApiOf(routes, this.environment.sessionCookie);
    return this.made;
  }

  private controllers(): Type[] {
    return this.discovery.getControllers().flatMap(({ metatype }) => (isClass(metatype) ? [metatype] : []));
  }
}

function isClass(metatype: unknown): metatype is Type {
  return typeof metatype === 'function';
}
