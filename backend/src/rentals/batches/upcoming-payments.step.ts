import { Injectable } from '@nestjs/common';
import { canApply, COLLECT_WITHIN_HOURS, hoursBeforeStart } from '@yard/contracts';
import type { DataSource } from 'typeorm';
import type { Transaction } from '@yard/server/store/unit-of-work';
import { wireMoney } from '@yard/server/store/wire-fields';
import { SettlementsService } from '../../payments/charges/settlements.service';
import { Payment } from '../../payments/payment.entity';
import type { HeldRequest } from '../records/held-request';
import { RentalCharges } from '../money/rental-charges';
import { RentalNews } from '../notices/rental-news';
import { NOT_RETURNED } from '../records/state-in-sql';
import type { BatchStep } from './batch-step';
import { dueRequests, hoursAfter, lastDayAnywhere } from './due-requests';

export const NOT_ATTEMPTED = `r.approved_at IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.rental_request_id = r.id AND p.kind = 'rental')`;

/** Requests that start in the next two days, or started, with no rental payment attempted: requirement 4.25. */
@Injectable()
export class UpcomingPaymentsStep implements BatchStep {
  constructor(
    private readonly charges: RentalCharges,
    private readonly settlements: SettlementsService,
    private readonly news: RentalNews,
  ) {}

  due(dataSource: DataSource, now: Date): Promise<number[]> {
    const until = lastDayAnywhere(hoursAfter(now, COLLECT_WITHIN_HOURS));
    const where = `${NOT_RETURNED} AND ${NOT_ATTEMPTED}`;
    return dueRequests(
      dataSource,
      { by: 'start_date', until, where },
      ({ start_date, zone }) => hoursBeforeStart(start_date, zone, now) <= COLLECT_WITHIN_HOURS,
    );
  }

  async refusal(tx: Transaction, { request, zone, status }: HeldRequest): Promise<string | null> {
    if (!canApply('collect', status)) return `This rental request is ${status}.`;
    if (hoursBeforeStart(request.start_date, zone, tx.now) > COLLECT_WITHIN_HOURS) return 'It starts later.';
    const where = { rental_request_id: request.id, kind: 'rental' } as const;
    return (await tx.manager.existsBy(Payment, where)) ? 'A payment was attempted.' : null;
  }

  async act(tx: Transaction, held: HeldRequest): Promise<void> {
    const payments = await this.charges.rent(tx, held);
    const amount = wireMoney(held.request.subtotal);
    await this.news.recorded(tx, null, 'collect', held.request, { amount });
    this.settlements.afterCommit(tx, { payments });
  }
}
