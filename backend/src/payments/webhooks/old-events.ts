import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Repository } from 'typeorm';
import { Clock } from '@kit/server/base/clock/clock';
import { StripeEvent } from './stripe-event.entity';

/** Stripe sends a message again for three days at most; anybody who looks into a payment may want it for longer. */
const RETENTION_MS = 90 * 86_400_000;

/** At most so many in one round: a table that was left alone for long is no reason to hold the database. */
const AT_ONCE = 500;

/** Forgets messages that were handled long ago; one that never could be handled stays. */
@Injectable()
export class OldEvents {
  constructor(
    @InjectRepository(StripeEvent) private readonly events: Repository<StripeEvent>,
    private readonly clock: Clock,
  ) {}

  /** One small step, by the index of `handled_at`. */
  async forget(): Promise<void> {
    const old = await this.events.find({
      select: { id: true },
      where: { handled_at: LessThan(new Date(this.clock.now().getTime() - RETENTION_MS)) },
      order: { handled_at: 'ASC' },
      take: AT_ONCE,
      withDeleted: true,
    });
    if (old.length > 0) await this.events.delete(old.map(({ id }) => id));
  }
}
