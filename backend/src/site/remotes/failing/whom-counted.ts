import { networkOf, Sessions } from '@laravel-wire/nest';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { FastifyRequest } from 'fastify';
import { createHmac, randomUUID } from 'node:crypto';
import { Repository } from 'typeorm';
import { ENVIRONMENT } from '../../../config/config.module';
import type { Environment } from '../../../config/environment';
import { trustsPeer } from '../../../config/trusts-peer';
import { User } from '../../../users/user.entity';

/** Strangers do not come from there. */
const isNear = trustsPeer(['loopback', 'linklocal', 'uniquelocal']);

/**
 * As whom a session counts that opens a version. What a stranger can have many of counts once: of an address of the
 * public network all guests are one, and all sessions of one account. An admin's logins count each, so that a back
 * office behind one address is several; so do browsers in the operator's own network.
 */
@Injectable()
export class WhomCounted {
  constructor(
    private readonly sessions: Sessions,
    @InjectRepository(User) private readonly users: Repository<User>,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async of(request: FastifyRequest): Promise<string> {
    const session = await this.sessions.find(request.headers.cookie);
    const user = session && (await this.users.findOneBy({ id: session.userId }));
    if (session && user?.admin) return this.hidden(`session ${session.id}`);
    if (user?.email_verified_at) return this.hidden(`account ${user.id}`);
    if (isNear(request.ip) && !this.isBehindUnknownProxy(request)) return randomUUID();
    return this.hidden(`network ${networkOf(request.ip)}`);
  }

  /** Then everybody has its address: docs/operations.md, TRUSTED_PROXIES. */
  private isBehindUnknownProxy({ headers }: FastifyRequest): boolean {
    return headers['x-forwarded-for'] !== undefined && this.environment.trustedProxies.length === 0;
  }

  private hidden(who: string): string {
    return createHmac('sha256', this.environment.appKey).update(who).digest('hex').slice(0, 32);
  }
}
