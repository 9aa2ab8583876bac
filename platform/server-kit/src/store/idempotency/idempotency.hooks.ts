import { bytesOfBody, CurrentUsers, InputChecks, type WireRequest } from '@laravel-wire/nest';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PeriodicJobs } from '../../base/clock/clock';
import { type LastStatement, lastStatement } from '../last-statement';
import { type Answer, type Claim, HEARTBEAT_MS, IdempotencyKeys, invalidKey } from './idempotency-keys';
import { idempotentCall, faultOf, keyOf } from './idempotent-request';

/** Refusals that a repetition would get again; a failure of ours or a throttle is worth another try. */
const STORED_STATUSES = new Set([403, 404, 409, 422]);

/**
 * Runs a POST with an `Idempotency-Key` once. As hooks of Fastify, not an interceptor: the first answer is
 * given again before records are looked up, which may be gone by then, and refusals by guards are stored too.
 */
@Injectable()
export class IdempotencyHooks implements OnModuleInit {
  private readonly logger = new Logger(IdempotencyHooks.name);
  /** Claims of the requests that run. */
  private readonly claims = new Map<FastifyRequest, Claim>();
  /** Claims whose last commit was not acknowledged. */
  private readonly doubts = new WeakSet<Claim>();

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly users: CurrentUsers,
    private readonly keys: IdempotencyKeys,
    private readonly input: InputChecks,
    private readonly jobs: PeriodicJobs,
  ) {}

  /** Joins behind the wire layer's own hooks, so that session and token come first. */
  onModuleInit(): void {
    this.input.add(refuseUnusableKey);
    this.jobs.add('idempotency keys', HEARTBEAT_MS, () => this.renew());
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    // Callbacks are used: a request without a key, as most are, waits for no promise.
    fastify.addHook('preHandler', (request, reply, done) => {
      const key = usableKeyOf(request);
      if (key === null) done();
      else this.begin(request, key).then((answer) => this.goOn(request, answer, reply, done), done);
    });
    fastify.addHook('onSend', (request, reply, payload, done) => {
      const claim = this.claims.get(request);
      if (!claim) done(null, payload);
      else this.complete(request, claim, answerOf(reply, payload)).then(() => done(null, payload), done);
    });
  }

  renew(): Promise<void> {
    return this.keys.renew([...this.claims.values()]);
  }

  private async begin(request: FastifyRequest, key: string): Promise<Answer | null> {
    const late = bytesOfBody(request);
    if (late) await late;
    const user = await (late ? this.users.again(request) : this.users.of(request));
    const outcome = await this.keys.claim(idempotentCall(request, user?.id ?? null, key));
    if ('answer' in outcome) return outcome.answer;
    this.claims.set(request, outcome.claim);
    return null;
  }

  /** The work of a request that may come again writes down, with each commit, that it was done. */
  private goOn(request: FastifyRequest, answer: Answer | null, reply: FastifyReply, done: () => void): void {
    if (answer) return sendAgain(reply, answer);
    const last: LastStatement = {
      run: async (manager) => {
        const claim = this.claims.get(request);
        if (!claim) return;
        this.doubts.add(claim);
        await this.keys.written(manager, claim);
      },
      committed: () => {
        const claim = this.claims.get(request);
        if (claim) this.doubts.delete(claim);
      },
    };
    lastStatement.run(last, done);
  }

  private async complete(request: FastifyRequest, claim: Claim, answer: Answer | null): Promise<void> {
    this.claims.delete(request);
    try {
      if (answer) await this.keys.store(claim, answer);
      else if (this.doubts.has(claim)) await this.keys.releaseUnwritten(claim);
      else await this.keys.release(claim);
    } catch (error) {
      // The work is committed: its answer must still go out.
      const detail = error instanceof Error ? error.stack : String(error);
      this.logger.error(`request ${request.id}: its answer was not stored`, detail);
    }
  }
}

/** Once the guards have had their say: 401, 404 and 403 come first. */
function refuseUnusableKey(request: WireRequest): void {
  const key = keyOf(request);
  const fault = key === null ? null : faultOf(request, key);
  if (fault !== null) throw invalidKey(fault);
}

function usableKeyOf(request: WireRequest): string | null {
  const key = keyOf(request);
  return key !== null && faultOf(request, key) === null ? key : null;
}

/** Stored part of an answer; null for failures, and for what is no text. */
function answerOf(reply: FastifyReply, payload: unknown): Answer | null {
  const { statusCode: status } = reply;
  const isStored = (status >= 200 && status < 300) || STORED_STATUSES.has(status);
  const isText = typeof payload === 'string' || payload === undefined || payload === null;
  if (!isStored || !isText) return null;
  const type = reply.getHeader('content-type');
  return { status, content_type: typeof type === 'string' ? type : null, body: payload ?? null };
}

function sendAgain(reply: FastifyReply, { status, content_type, body }: Answer): void {
  reply.code(status).header('idempotency-replayed', 'true');
  if (content_type) reply.header('content-type', content_type);
  reply.send(body ?? undefined);
}
