import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Counter } from 'prom-client';
import { Repository } from 'typeorm';
import { Metrics } from '@kit/server/watch/metrics';
import { WaitingWork } from '@kit/server/watch/waiting-work';
import { PaymentOutcomes } from './payment-outcomes';
import { Payment } from './payment.entity';
import { Refund } from './refunds/refund.entity';
import { StripeEvent } from './webhooks/stripe-event.entity';

/** Payments that this process completed, and those whose outcome is unknown. */
@Injectable()
export class PaymentMetrics implements OnModuleInit {
  private readonly settled: Counter<'kind' | 'status'>;
  private readonly amount: Counter<'kind' | 'currency'>;

  constructor(
    metrics: Metrics,
    private readonly waiting: WaitingWork,
    private readonly outcomes: PaymentOutcomes,
    @InjectRepository(Payment) private readonly payments: Repository<Payment>,
    @InjectRepository(Refund) private readonly refunds: Repository<Refund>,
    @InjectRepository(StripeEvent) private readonly messages: Repository<StripeEvent>,
  ) {
    const registers = [metrics.registry];
    this.settled = new Counter({
      name: 'payments_settled_total',
      help: 'Payments (deposit, rent …) and refunds that this process settled, by how they ended.',
      labelNames: ['kind', 'status'],
      registers,
    });
    this.amount = new Counter({
      name: 'payments_amount_minor_total',
      help: 'What succeeded of them, in minor units of the currency (cents).',
      labelNames: ['kind', 'currency'],
      registers,
    });
  }

  onModuleInit(): void {
    this.outcomes.others.register('metrics', {
      paymentsSettled: async (tx, payments) =>
        tx.afterCommit(() => {
          for (const { kind, status, amount, currency } of payments)
            this.count(kind, status, amount, currency);
        }),
      refundsSettled: async (tx, refunds) =>
        tx.afterCommit(() => {
          for (const { payment, refund } of refunds) {
            this.count('refund', refund.status, refund.amount, payment.currency);
          }
        }),
    });
    this.waiting.add('payments', async () =>
      oldestOf(await this.payments.find({ where: { status: 'pending' }, ...FIRST })),
    );
    this.waiting.add('refunds', async () =>
      oldestOf(await this.refunds.find({ where: { status: 'pending' }, ...FIRST })),
    );
    this.waiting.add('provider_messages', async () => {
      const unhandled = this.messages.createQueryBuilder('message').where('message.handled_at IS NULL');
      return oldestOf(await unhandled.orderBy('message.created_at').limit(1).getMany());
    });
  }

  private count(kind: string, status: string, amount: number, currency: string): void {
    this.settled.inc({ kind, status });
    if (status === 'succeeded') this.amount.inc({ kind, currency }, amount);
  }
}

const FIRST = { order: { created_at: 'ASC' }, take: 1 } as const;

const oldestOf = ([row]: { created_at: Date }[]): Date | null => row?.created_at ?? null;
