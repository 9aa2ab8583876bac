import { Conflict, ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { randomUUID } from 'node:crypto';
import { type EntityManager, In, IsNull, Not, Repository } from 'typeorm';
import { Clock } from '../../base/clock/clock';
import { IdempotencyKey } from './idempotency-key.entity';
import { isDuplicate } from '../unit-of-work';
import type { IdempotentCall } from './idempotent-request';

/** A row that is older is swept some time later. */
const RETENTION_MS = 24 * 60 * 60_000;
/** A claim is renewed so often while its request runs, */
export const HEARTBEAT_MS = 10_000;
/** and one that was not for so long was left behind by a process that was killed. */
const ABANDONED_MS = 30_000;
const PATH_MAX = 400;
const ATTEMPTS = 5;

/** The right to run a request, and to write its answer; it ends when somebody takes it over. */
export interface Claim {
  scope: string;
  claim: string;
}

export interface Answer {
  status: number;
  content_type: string | null;
  body: string | null;
}

/** First answers by key. The table's unique scope decides between processes who runs a request. */
@Injectable()
export class IdempotencyKeys {
  constructor(
    @InjectRepository(IdempotencyKey) private readonly keys: Repository<IdempotencyKey>,
    private readonly clock: Clock,
  ) {}

  /**
   * The right to run the request, or the first answer if it ran already.
   *
   * @throws ValidationFailed when the key came with another body; Conflict while the first one runs
   */
  async claim(ask: IdempotentCall): Promise<{ claim: Claim } | { answer: Answer }> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const claim = { scope: ask.scope, claim: randomUUID() };
      if (await this.isFirst(ask, claim)) return { claim };
      const row = await this.keys.findOneBy({ scope: ask.scope });
      // Null: the first request was released between the two queries, so the key is free again.
      const answer = row && this.answerOf(row, ask);
      if (answer) return { answer };
      if (row && (await this.isTakenOver(row, ask, claim))) return { claim };
    }
    throw stillRunning();
  }

  async renew(claims: readonly Claim[]): Promise<void> {
    if (claims.length === 0) return;
    const running = {
      scope: In(claims.map(({ scope }) => scope)),
      claim: In(claims.map(({ claim }) => claim)),
    };
    await this.keys.update(running, { updated_at: this.clock.now() });
  }

  async store({ scope, claim }: Claim, answer: Answer): Promise<void> {
    await this.keys.update({ scope, claim }, { ...answer, updated_at: this.clock.now() });
  }

  /** Makes the key free again: its request failed in a way that a repetition may mend. */
  async release({ scope, claim }: Claim): Promise<void> {
    await this.keys.delete({ scope, claim });
  }

  /** The same where nobody knows whether its work was committed: the row does. */
  async releaseUnwritten({ scope, claim }: Claim): Promise<void> {
    await this.keys.delete({ scope, claim, status: IsNull() });
  }

  /**
   * Stores the answer to a repetition where the work was committed and its answer is lost; committed with the work.
   *
   * @throws Conflict when the claim was taken over, so that the work is done by one of the two
   */
  async written(manager: EntityManager, own: Claim): Promise<void> {
    const { affected } = await manager.update(IdempotencyKey, { ...own, status: IsNull() }, ANSWER_LOST);
    const isOwn = affected || (await manager.existsBy(IdempotencyKey, { ...own, status: Not(IsNull()) }));
    if (!isOwn) throw stillRunning();
  }

  private async isFirst(ask: IdempotentCall, { claim }: Claim): Promise<boolean> {
    const now = this.clock.now();
    const path = ask.path.slice(0, PATH_MAX);
    try {
      await this.keys.insert({ ...ask, path, claim, ...UNANSWERED, created_at: now, updated_at: now });
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      // It may have arrived all the same. Where this fails too, the claim ends by itself.
      await Promise.allSettled([this.release({ scope: ask.scope, claim })]);
      throw error;
    }
  }

  /** Null where the row's claim may be taken over. */
  private answerOf(row: IdempotencyKey, ask: IdempotentCall): Answer | null {
    const now = this.clock.now().getTime();
    if (now - row.created_at.getTime() >= RETENTION_MS) return null;
    if (row.fingerprint !== ask.fingerprint) {
      throw invalidKey('The Idempotency-Key was used before with another request body.');
    }
    if (row.status !== null) return { status: row.status, content_type: row.content_type, body: row.body };
    if (now - row.updated_at.getTime() >= ABANDONED_MS) return null;
    throw stillRunning();
  }

  /** One of several processes that see an ended claim gets it: what they saw must still be there. */
  private async isTakenOver(row: IdempotencyKey, ask: IdempotentCall, { claim }: Claim): Promise<boolean> {
    const now = this.clock.now();
    const seen = { scope: row.scope, claim: row.claim, status: row.status ?? IsNull() };
    const anew = { fingerprint: ask.fingerprint, claim, ...UNANSWERED, created_at: now, updated_at: now };
    const { affected } = await this.keys.update(seen, anew);
    return affected === 1;
  }
}

const UNANSWERED = { status: null, content_type: null, body: null };
const ANSWER_LOST = {
  status: 409,
  content_type: 'application/json; charset=utf-8',
  body: JSON.stringify({ message: 'This was done, but its answer was lost. Load it again to see.' }),
};

export function invalidKey(text: string): ValidationFailed {
  return ValidationFailed.field('Idempotency-Key', text);
}

function stillRunning(): Conflict {
  return new Conflict('The first request with this Idempotency-Key is still running.');
}
