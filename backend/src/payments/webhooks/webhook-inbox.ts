import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { stackOf } from '@kit/server/base/logging/log-failure';
import { Clock } from '@kit/server/base/clock/clock';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import { isDuplicate, UnitOfWork } from '@kit/server/store/unit-of-work';
import { ReconcileQueue, type PollSchedule } from '../reconcile-queue';
import { ProviderTimeouts } from '../provider-timeouts';
import { ProviderRejected } from '../payment-provider';
import { StripeEvent } from './stripe-event.entity';
import { signedEvent } from './signed-event';
import { StripeEvents, type StripeNotice } from './stripe-events';

const UNHANDLED: PollSchedule = {
  where: 'uncertain.handled_at IS NULL',
  minAgeMs: 0,
  waitMs: { least: 60_000, most: 3_600_000 },
};

/** Messages of the card provider: stored first, answered, then handled once, in whatever order they came. */
@Injectable()
export class WebhookInbox implements BeforeApplicationShutdown {
  private readonly logger = new Logger(WebhookInbox.name);
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    @InjectRepository(StripeEvent) private readonly eventRows: Repository<StripeEvent>,
    private readonly unitOfWork: UnitOfWork,
    private readonly turns: ReconcileQueue,
    private readonly clock: Clock,
    private readonly events: StripeEvents,
    private readonly timeouts: ProviderTimeouts,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * Keeps a message and begins to handle it; one that came before is only acknowledged.
   *
   * @throws BadRequest for a message without a valid signature
   */
  async receive(payload: Buffer, signature: string): Promise<void> {
    const { webhookSecrets: secrets, isLive } = this.environment.stripe;
    const signed = signedEvent(payload, signature, { secrets, now: this.clock.now() });
    const { id, type } = signed.notice;
    if (signed.isLive !== isLive) {
      this.logger.warn(`${type} ${id} is of the other mode: left alone`);
      return;
    }
    const event = await this.store(signed.notice);
    if (event) this.begin(event);
  }

  /** Takes up what was left unhandled. */
  async sweep(): Promise<void> {
    const now = this.clock.now();
    for (const event of await this.turns.due(this.eventRows, UNHANDLED, now)) {
      if (await this.turns.take(this.eventRows, event, UNHANDLED, now)) await this.handle(event);
    }
  }

  /** Waits for those that are being handled in this process. */
  async idle(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }

  /** One that waits for the provider stays stored, and is taken up by the sweep. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.timeouts.waitFor(this.idle());
  }

  /** Null when the message is here already, handled or about to be. */
  private async store(notice: StripeNotice): Promise<StripeEvent | null> {
    try {
      return await this.unitOfWork.run((tx) =>
        tx.insert(StripeEvent, {
          stripe_event_id: notice.id,
          type: notice.type,
          payload: JSON.stringify(notice),
          handled_at: null,
          ask_after: new Date(tx.now.getTime() + UNHANDLED.waitMs.least),
        }),
      );
    } catch (error) {
      if (isDuplicate(error)) return null;
      throw error;
    }
  }

  private begin(event: StripeEvent): void {
    const work: Promise<void> = this.handle(event).finally(() => this.underWay.delete(work));
    this.underWay.add(work);
  }

  /** Never throws: a message that could not be handled stays, and the sweeper comes back to it. */
  private async handle(event: StripeEvent): Promise<void> {
    try {
      const notice = JSON.parse(event.payload) as StripeNotice;
      await this.events.handle(notice).catch((error: unknown) => this.leave(event, error));
      await this.unitOfWork.run((tx) => tx.update(event, { handled_at: tx.now }));
    } catch (error) {
      this.logger.error(`${event.type} ${event.stripe_event_id} is not handled yet`, stackOf(error));
    }
  }

  /** Drops events on objects that the provider does not know: a retry cannot succeed. */
  private leave({ type, stripe_event_id }: StripeEvent, error: unknown): void {
    if (!(error instanceof ProviderRejected)) throw error;
    this.logger.warn(`${type} ${stripe_event_id} is left alone: ${error.message}`);
  }
}
