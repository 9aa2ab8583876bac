import { compactJson } from '@laravel-wire/nest';
import { Inject, Injectable, type Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { type Environment, ENVIRONMENT } from '../config/environment';
import { type DescribedRoute, routesOf } from './described-route';
import { docsPage } from './docs-page';
import { type OpenApi, openApiOf } from './open-api';

/** A text that is the same for everybody as long as the process runs: compressed once, and known by its ETag. */
class PreparedAnswer {
  private constructor(
    private readonly type: string,
    private readonly tag: string,
    private readonly bodies: { br: Buffer; gzip: Buffer; plain: Buffer },
  ) {}

  static async of(text: string, type: string): Promise<PreparedAnswer> {
    const plain = Buffer.from(text);
    const tag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
    const bodies = { br: await promisify(brotliCompress)(plain), gzip: await promisify(gzip)(plain), plain };
    return new PreparedAnswer(type, tag, bodies);
  }

  /** 304 to who has it already. */
  send({ headers }: FastifyRequest, reply: FastifyReply): void {
    const vary = [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', ');
    reply.headers({ etag: this.tag, 'cache-control': 'public, no-cache', vary });
    if (headers['if-none-match']?.includes(this.tag)) {
      reply.code(304).send();
      return;
    }
    const accepted = String(headers['accept-encoding'] ?? '');
    const coding = (['br', 'gzip'] as const).find((name) =>
      new RegExp(`\\b${name}\\b(?!;\\s*q=0)`).test(accepted),
    );
    if (coding) reply.header('content-encoding', coding);
    reply.type(this.type).send(this.bodies[coding ?? 'plain']);
  }
}

/** Routes that no controller declares, because they need their body as the bytes it came in. */
const ownRoutes: readonly DescribedRoute[] = [
  {
    method: 'POST',
    path: '/stripe/webhook',
    controller: 'Stripe',
    handler: 'webhook',
    status: 200,
    isAuthenticated: false,
    isGuestOnly: false,
    isStateless: true,
    loadsRecord: false,
    asksPolicy: false,
    guards: [],
    rules: null,
    filters: null,
  },
];

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

const isClass = (metatype: unknown): metatype is Type => typeof metatype === 'function';
