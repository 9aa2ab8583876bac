import { compactJson } from '@laravel-wire/nest';
import { Inject, Injectable, type Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import { routesOf } from './described-route';
import { docsPage } from './docs-page';
import { type OpenApi, openApiOf } from './open-api';
import { ownRoutes } from './own-routes';
import { PreparedAnswer } from './prepared-answer';

/** The description of the running application, from its own controllers. */
@Injectable()
export class ApiDescription {
  private madeJson: Promise<PreparedAnswer> | null = null;
  private madePage: Promise<PreparedAnswer> | null = null;

  constructor(
    private readonly discovery: DiscoveryService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Made once: routes do not change while the application runs. */
  json(): Promise<PreparedAnswer> {
    return (this.madeJson ??= PreparedAnswer.of(compactJson(this.document()), 'application/json'));
  }

  page(): Promise<PreparedAnswer> {
    return (this.madePage ??= PreparedAnswer.of(docsPage(this.document()), 'text/html; charset=utf-8'));
  }

  document(): OpenApi {
    const routes = [...this.controllers().flatMap(routesOf), ...ownRoutes];
    return openApiOf(routes, this.environment.sessionCookie);
  }

  private controllers(): Type[] {
    return this.discovery.getControllers().flatMap(({ metatype }) => (isClass(metatype) ? [metatype] : []));
  }
}

function isClass(metatype: unknown): metatype is Type {
  return typeof metatype === 'function';
}
