import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Between, In, IsNull, LessThanOrEqual, MoreThan, Not, Or, Repository } from 'typeorm';
import { Clock, Periodic, writtenAhead } from '@kit/server/base/clock/clock';
import { inWords } from '@kit/server/store/reading';
import { ReconcileQueue, farthestPoll, type PollSchedule } from '../reconcile-queue';
import { RefundsService } from './refunds.service';
import { DONE_REFUNDS, Refund } from './refund.entity';

const HOUR_MS = 3_600_000;

/** A bank that cannot book a refund returns it within so many days. */
const DAYS = 30;

/** Once a day: with the hour between two rounds a lost message is made up for within 24 hours. */
const DAILY: PollSchedule = {
  where: `uncertain.status ${inWords(DONE_REFUNDS)}`,
  minAgeMs: 12 * HOUR_MS,
  waitMs: { least: 18 * HOUR_MS, most: 18 * HOUR_MS },
};

/** Asks for refunds that went through: the message that a bank returned one may have been lost. */
@Injectable()
export class ReturnedRefunds {
  constructor(
    @InjectRepository(Refund) private readonly refundRows: Repository<Refund>,
    private readonly turns: ReconcileQueue,
    private readonly clock: Clock,
    private readonly refunds: RefundsService,
  ) {}

  /** One round. It ends with the first call that has no answer; the next one goes on. */
  @Periodic('refunds', HOUR_MS)
  async check(): Promise<void> {
    for (const refund of await this.recent()) {
      const now = this.clock.now();
      if (!(await this.turns.take(this.refundRows, refund, DAILY, now))) continue;
      if (await this.refunds.refresh(refund.id)) continue;
      await this.turns.comeBack(this.refundRows, refund, now);
      return;
    }
  }

  private recent(): Promise<Refund[]> {
    const now = this.clock.now();
    const before = (ms: number) => new Date(now.getTime() - ms);
    const [since, until] = [before(DAYS * 24 * HOUR_MS), before(DAILY.minAgeMs)];
    const ask_after = Or(IsNull(), LessThanOrEqual(now), MoreThan(farthestPoll(DAILY, now)));
    const created_at = Or(Between(since, until), MoreThan(writtenAhead(now)));
    return this.refundRows.find({
      select: { id: true, created_at: true },
      where: { status: In(DONE_REFUNDS), created_at, ask_after, stripe_refund_id: Not(IsNull()) },
      order: { created_at: 'ASC' },
    });
  }
}
