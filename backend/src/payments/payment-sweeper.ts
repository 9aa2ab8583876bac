import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataSource, IsNull, LessThan } from 'typeorm';
import { Clock } from '../clock/clock';
import { ChargesService } from './charges.service';
import { Payment } from './payment.entity';
import { RefundsService } from './refunds.service';
import { Refund } from './refund.entity';

const EVERY_MS = 30_000;

/** Younger rows are most likely still being asked for by the request that wrote them. */
const AGE_MS = 30_000;

const AT_MOST = 50;

/** Takes up what a lost answer or a killed process left pending: the provider is asked again with the same key. */
@Injectable()
export class PaymentSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(PaymentSweeper.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly charges: ChargesService,
    private readonly refunds: RefundsService,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.one('sweep', this.sweep()), EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** One round over the oldest pending rows. */
  async sweep(): Promise<void> {
    const created_at = LessThan(new Date(this.clock.now().getTime() - AGE_MS));
    const oldest = { order: { id: 'ASC' }, take: AT_MOST } as const;
    const payments = await this.dataSource
      .getRepository(Payment)
      .find({ where: { status: 'pending', created_at }, ...oldest });
    const refunds = await this.dataSource
      .getRepository(Refund)
      .find({ where: { status: 'pending', stripe_refund_id: IsNull(), created_at }, ...oldest });
    for (const { id } of payments) await this.one(`payment ${id}`, this.charges.settle(id));
    for (const { id } of refunds) await this.one(`refund ${id}`, this.refunds.settle(id));
  }

  /** One that fails must not keep the others waiting; the next round tries it again. */
  private async one(name: string, work: Promise<void>): Promise<void> {
    await work.catch((error: unknown) =>
      this.logger.error(name, error instanceof Error ? error.stack : String(error)),
    );
  }
}
