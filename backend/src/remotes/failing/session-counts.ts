import { RATE_LIMITER, type RateLimiter } from '@laravel-wire/nest';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@kit/server/base/clock/clock';
import type { Opening } from '@kit/federation-registry/receipt';

/** A new version that fails is recognized by the first visitors that open it, however long they take. */
export const FIRST = 10;
const FIRST_SEEN_TTL_S = 30 * 86_400;
/** Counts over all releases of a version: they decide which version to go back to. */
const EVER = 0;
/** Later ones count for two of these, the one that runs and the one before. */
const SPAN_S = 300;

type What = 'opened' | 'failed';
type Version = Pick<Opening, 'name' | 'version' | 'since'>;

export interface Counts {
  opened: number;
  failed: number;
  firstFailed: number;
}

/** Sessions that opened a version, and in which it failed; processes that share a Redis count together. */
@Injectable()
export class SessionCounts {
  constructor(
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** @returns whether the session is among the first */
  async opened(version: Version, who: string): Promise<boolean> {
    await this.note('opened', version, who);
    await this.noteEver('opened', version, who);
    const key = `${keyOf(version)}:first`;
    const { hits } = await this.limiter.peek(key);
    if (hits >= FIRST && (await this.limiter.peek(`${key}:${who}`)).hits === 0) return false;
    const isNew = (await this.limiter.hit(`${key}:${who}`, FIRST_SEEN_TTL_S)).hits === 1;
    return !isNew || (await this.limiter.hit(key, FIRST_SEEN_TTL_S)).hits <= FIRST;
  }

  async failed(opening: Opening): Promise<void> {
    await this.note('failed', opening, opening.who);
    await this.noteEver('failed', opening, opening.who);
    const key = `${keyOf(opening)}:first-failed`;
    if (!opening.isEarly) return;
    const { hits } = await this.limiter.hit(`${key}:${opening.who}`, FIRST_SEEN_TTL_S);
    if (hits === 1) await this.limiter.hit(key, FIRST_SEEN_TTL_S);
  }

  /** Covers the last ten minutes at most. */
  async of(version: Version): Promise<Counts> {
    const [opened, failed, first] = await Promise.all([
      this.lately('opened', version),
      this.lately('failed', version),
      this.limiter.peek(`${keyOf(version)}:first-failed`),
    ]);
    return { opened, failed, firstFailed: first.hits };
  }

  /** True if it worked for some of those that opened it; one that nobody opened is as good as its build. */
  async isWell(version: Pick<Version, 'name' | 'version'>): Promise<boolean> {
    const key = keyOf({ ...version, since: EVER });
    const [opened, failed] = await Promise.all([
      this.limiter.peek(`${key}:opened`),
      this.limiter.peek(`${key}:failed`),
    ]);
    return failed.hits === 0 || opened.hits > failed.hits;
  }

  private async noteEver(what: What, version: Version, who: string): Promise<void> {
    const key = `${keyOf({ ...version, since: EVER })}:${what}`;
    const { hits } = await this.limiter.hit(`${key}:${who}`, FIRST_SEEN_TTL_S);
    if (hits === 1) await this.limiter.hit(key, FIRST_SEEN_TTL_S);
  }

  private async note(what: What, version: Version, who: string): Promise<void> {
    const key = `${keyOf(version)}:${what}`;
    const { hits } = await this.limiter.hit(`${key}:${who}`, 2 * SPAN_S);
    if (hits === 1) await this.limiter.hit(`${key}:${this.span()}`, 2 * SPAN_S);
  }

  private async lately(what: What, version: Version): Promise<number> {
    const now = this.span();
    const spans = await Promise.all(
      [now, now - 1].map((span) => this.limiter.peek(`${keyOf(version)}:${what}:${span}`)),
    );
    return spans.reduce((sum, { hits }) => sum + hits, 0);
  }

  private span(): number {
    return Math.floor(this.clock.now().getTime() / 1000 / SPAN_S);
  }
}

/** A version that is released again is counted from zero. */
const keyOf = ({ name, version, since }: Version): string => `remote:${name}:${version}:${since}`;
