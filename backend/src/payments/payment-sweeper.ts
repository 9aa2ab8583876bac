import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { AT_PROVIDER_STATUSES, UNANSWERED_STATUSES } from '@yard/contracts';
import { Repository } from 'typeorm';
import { Clock, Periodic } from '@kit/server/base/clock/clock';
import { logFailure } from '@kit/server/base/logging/log-failure';
import { inWords } from '@kit/server/store/reading';
import { ReconcileQueue, type PollSchedule } from './reconcile-queue';
import { ChargesService } from './charges/charges.service';
import { Payment } from './payment.entity';
import { RefundsService } from './refunds/refunds.service';
import { OPEN_REFUNDS, Refund } from './refunds/refund.entity';
import { OldEvents } from './webhooks/old-events';
import { WebhookInbox } from './webhooks/webhook-inbox';

const EVERY_MS = 30_000;
const MINUTE_MS = 60_000;

/** Calls at a time: one that hangs must not keep all the others waiting. */
const AT_ONCE = 4;

/** Sent, with no answer: while they are young, most likely the request that wrote them still waits for the answer. */
const PENDING = { minAgeMs: 30_000, waitMs: { least: 30_000, most: 5 * MINUTE_MS } };

/** Under way at the provider: a message tells of their end, and this asks in case it was lost. */
const UNDER_WAY = { minAgeMs: 5 * MINUTE_MS, waitMs: { least: 5 * MINUTE_MS, most: 360 * MINUTE_MS } };

const PENDING_PAYMENTS: PollSchedule = {
  ...PENDING,
  where: `uncertain.status ${inWords(UNANSWERED_STATUSES)}`,
};
const WAITING_PAYMENTS: PollSchedule = {
  ...UNDER_WAY,
  where: `uncertain.status ${inWords(AT_PROVIDER_STATUSES)}`,
};
const PENDING_REFUNDS: PollSchedule = {
  ...PENDING,
  where: `uncertain.status ${inWords(OPEN_REFUNDS)} AND uncertain.stripe_refund_id IS NULL`,
};
const WAITING_REFUNDS: PollSchedule = {
  ...UNDER_WAY,
  where: `uncertain.status ${inWords(OPEN_REFUNDS)} AND uncertain.stripe_refund_id IS NOT NULL`,
};

/** Takes up what a lost answer, a lost message or a killed process left open: the provider is called again. */
@Injectable()
export class PaymentSweeper {
  constructor(
    @InjectRepository(Payment) private readonly payments: Repository<Payment>,
    @InjectRepository(Refund) private readonly refundRows: Repository<Refund>,
    private readonly queue: ReconcileQueue,
    private readonly clock: Clock,
    private readonly charges: ChargesService,
    private readonly refunds: RefundsService,
    private readonly inbox: WebhookInbox,
    private readonly oldEvents: OldEvents,
  ) {}

  @Periodic('payments', EVERY_MS)
  async sweep(): Promise<void> {
    const charge = ({ id }: Payment) => this.charges.refresh(id);
    // The charge first: of what was not collected, nothing can go back.
    const refund = async ({ id, payment_id }: Refund) =>
      (await this.charges.refresh(payment_id)) && this.refunds.refresh(id);
    await this.round(this.payments, PENDING_PAYMENTS, charge);
    await this.inbox.sweep();
    await this.round(this.payments, WAITING_PAYMENTS, charge);
    await this.round(this.refundRows, PENDING_REFUNDS, refund);
    await this.round(this.refundRows, WAITING_REFUNDS, refund);
    await logFailure(this, 'old messages', this.oldEvents.forget());
  }

  private async round<T extends Payment | Refund>(
    rows: Repository<T>,
    schedule: PollSchedule,
    ask: (row: T) => Promise<boolean>,
  ): Promise<void> {
    const now = this.clock.now();
    const due = await this.queue.due(rows, schedule, now);
    const next = async (): Promise<void> => {
      for (let row = due.shift(); row; row = due.shift()) {
        const taken = row;
        const reconcile = async () => {
          if (!(await this.queue.take(rows, taken, schedule, now)) || (await ask(taken))) return;
          await this.queue.comeBack(rows, taken, now);
        };
        await logFailure(this, `${taken.constructor.name} ${taken.id}`, reconcile());
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
  }
}
