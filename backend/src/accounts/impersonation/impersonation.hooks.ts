import { Forbidden, Sessions } from '@laravel-wire/nest';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AdminSite } from '../../config/admin-site';
import { markImpersonated, secretIn } from './impersonated';
import { ImpersonationsService } from './impersonations.service';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Looking is not taking along: a person's own data as one file is for them. */
const TAKEN_ALONG = '/api/user/export';
/** Live events could not be ended with the half hour, and looking needs none; Laravel takes GET here, too. */
const LISTENING = new Set(['/broadcasting/auth', '/api/broadcasting/auth']);
export const END_OF_IMPERSONATION = 'impersonation/end';

/** Makes a request of the public site somebody else's to read, and refuses it every change. */
@Injectable()
export class ImpersonationHooks implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly impersonations: ImpersonationsService,
    private readonly sessions: Sessions,
    private readonly adminSite: AdminSite,
  ) {}

  /** Behind the wire layer's own hooks: the browser's session and its token come first. */
  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    fastify.addHook('preHandler', (request, _reply, done) => {
      const isOfSession = request.wire?.session && secretIn(request.headers.cookie) !== null;
      if (!isOfSession || this.adminSite.serves(request)) done();
      else this.readAs(request).then(() => done(), done);
    });
  }

  private async readAs(request: FastifyRequest): Promise<void> {
    const found = await this.impersonations.of(request);
    if (!found) return;
    markImpersonated(request, found);
    this.sessions.actAs(request, found.user);
    const route = request.routeOptions.url ?? '';
    const isReading = READING.has(request.method) && route !== TAKEN_ALONG && !LISTENING.has(route);
    if (isReading || route === `/${END_OF_IMPERSONATION}`) return;
    throw new Forbidden(`You’re viewing the site as ${found.user.name} and can’t change anything.`);
  }
}
