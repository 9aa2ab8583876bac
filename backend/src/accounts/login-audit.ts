import { type AuthEvent, AuthEvents, networkOf, RATE_LIMITER, type RateLimiter } from '@laravel-wire/nest';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { AuditService } from '../audit/audit.service';
import { originOf } from '../audit/request-origin';
import { UnitOfWork } from '@kit/server/store/unit-of-work';

/** Names in the audit log; `record_id` is the account's id, 0 for an address without an account. */
const RECORD_TYPE = 'login';
const ACTIONS = {
  login: 'login',
  failed: 'login_failed',
  lockout: 'login_refused',
  logout: 'logout',
} as const;

/** Repeated tries fill no table: one network's same refusal counts once a minute, and all networks have a limit. */
const SPAN_SECONDS = 60;
const OF_ALL = 300;

const REFUSALS = [403, 423, 429];
const WAY_IN =
  /^\/(login|register|user\/|two-factor-|passkeys\/|forgot-password|reset-password|email\/|api\/sessions)/;

interface Line {
  action: string;
  request: AuthEvent['request'];
  userId: number | null;
  data?: Record<string, unknown>;
}

/** Records who came and left, who was turned away, and what was refused on the way. */
@Injectable()
export class LoginAudit implements OnModuleInit {
  constructor(
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
    private readonly events: AuthEvents,
    private readonly host: HttpAdapterHost,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditService,
  ) {}

  onModuleInit(): void {
    this.events.on((event) => this.save(event));
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    fastify.addHook('onSend', (request, reply, _payload, done) => {
      const route = request.routeOptions.url ?? '';
      // Fastify waits for a promise: what goes wrong in sending is its own to answer, behind one too.
      if (REFUSALS.includes(reply.statusCode) && WAY_IN.test(route))
        return this.refused(request, reply.statusCode, route);
      done();
    });
  }

  /** Without the typed address: the log cannot be changed, and an address outlives its account there. */
  private async save({ kind, request, userId, isRecalled }: AuthEvent): Promise<void> {
    const line = { action: ACTIONS[kind], request, userId, data: isRecalled ? { isRecalled } : {} };
    if (kind === 'login' || kind === 'logout') await this.write(line);
    else await this.writeSome(line, kind === 'lockout' ? networkOf(request.ip) : null);
  }

  private async refused(request: AuthEvent['request'], status: number, route: string): Promise<void> {
    const userId = request.wire?.user?.id ?? null;
    const data = { status, method: request.method, route };
    const who = `${userId ?? networkOf(request.ip)} ${Object.values(data).join(' ')}`;
    await this.writeSome({ action: 'refused', request, userId, data }, who);
  }

  /** @param once  what is written once a minute; null for what its own limit bounds */
  private async writeSome(line: Line, once: string | null): Promise<void> {
    if (once !== null && (await this.limiter.hit(`audit:${line.action}:${once}`, SPAN_SECONDS)).hits > 1)
      return;
    if ((await this.limiter.hit('audit:refusals', SPAN_SECONDS)).hits > OF_ALL) return;
    await this.write(line);
  }

  private async write({ action, request, userId, data }: Line): Promise<void> {
    await this.unitOfWork.run((tx) =>
      this.audit.save(tx, {
        // A failed login is nobody's doing that we know.
        actor: userId === null || action.startsWith('login_') ? null : { id: userId },
        action,
        record_type: RECORD_TYPE,
        record_id: userId ?? 0,
        origin: originOf(request),
        data: { ...data, agent: (request.headers['user-agent'] ?? '').slice(0, 255) },
      }),
    );
  }
}
