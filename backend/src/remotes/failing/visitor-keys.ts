import { networkOf, OpenSessions } from '@laravel-wire/nest';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { FastifyRequest } from 'fastify';
import { createHmac, randomUUID } from 'node:crypto';
import { Repository } from 'typeorm';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import { trustsPeer } from '../../config/trusts-peer';
import { User } from '../../users/user.entity';

/** Addresses of the operator's own machines and networks: no stranger can send from them. */
const isNear = trustsPeer(['loopback', 'linklocal', 'uniquelocal']);

/**
 * Names the visitor that a browser session belongs to. A release is rolled back once it failed for enough visitors, so
 * one stranger must not be able to count as many: all guests of one public network are one visitor, and all sessions of
 * one account are one. Each login of an admin is a visitor of its own, because a back office shares one address; so is
 * each request from the operator's own network.
 */
@Injectable()
export class VisitorKeys {
  constructor(
    private readonly sessions: OpenSessions,
    @InjectRepository(User) private readonly users: Repository<User>,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** @returns 32 hexadecimal digits, from which nobody can read the account or the address */
  async of(request: FastifyRequest): Promise<string> {
    const session = await this.sessions.find(request.headers.cookie);
    const user = session && (await this.users.findOneBy({ id: session.userId }));
    if (session && user?.admin) return this.hidden(`session ${session.id}`);
    if (user?.email_verified_at) return this.hidden(`account ${user.id}`);
    if (isNear(request.ip) && !this.isBehindUnknownProxy(request)) return randomUUID();
    return this.hidden(`network ${networkOf(request.ip)}`);
  }

  /** All requests then come from the proxy's address: docs/operations.md, TRUSTED_PROXIES. */
  private isBehindUnknownProxy({ headers }: FastifyRequest): boolean {
    return headers['x-forwarded-for'] !== undefined && this.environment.trustedProxies.length === 0;
  }

  private hidden(who: string): string {
    return createHmac('sha256', this.environment.appKey).update(who).digest('hex').slice(0, 32);
  }
}
