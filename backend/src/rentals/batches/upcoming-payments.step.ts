import { Injectable } from '@nestjs/common';
import { COLLECT_WITHIN_HOURS, isRentDue } from '@yard/contracts';
import type { DataSource } from 'typeorm';
import type { Transaction } from '@yard/server/store/unit-of-work';
import { wireMoney } from '@yard/server/store/wire-fields';
import { SettlementsService } from '../../payments/charges/settlements.service';
import { Payment } from '../../payments/payment.entity';
import { type Granted, grantSystem } from '../records/granted-move';
import type { HeldRequest } from '../records/held-request';
import { RentalCharges } from '../money/rental-charges';
import { RentalNews } from '../notices/rental-news';
import { beforeMove } from '../records/state-in-sql';
import type { BatchStep } from './batch-step';
import { dueRequests, hoursAfter, lastDayAnywhere } from './due-requests';

export const NOT_ATTEMPTED =
  "NOT EXISTS (SELECT 1 FROM payments p WHERE p.rental_request_id = r.id AND p.kind = 'rental')";

/** Requests that start in the next two days, or started, with no rental payment attempted: requirement 4.25. */
@Injectable()
export class UpcomingPaymentsStep implements BatchStep<'collect'> {
  constructor(
    private readonly charges: RentalCharges,
    private readonly settlements: SettlementsService,
    private readonly news: RentalNews,
  ) {}

  due(dataSource: DataSource, now: Date): Promise<number[]> {
    const until = lastDayAnywhere(hoursAfter(now, COLLECT_WITHIN_HOURS));
    const where = `${beforeMove('collect')} AND ${NOT_ATTEMPTED}`;
    return dueRequests(dataSource, { by: 'start_date', until, where }, ({ start_date, zone }) =>
      isRentDue(start_date, zone, now),
    );
  }

  async grant(tx: Transaction, held: HeldRequest) {
    const where = { rental_request_id: held.request.id, kind: 'rental' } as const;
    return grantSystem(tx, held, 'collect', { isAttempted: await tx.manager.existsBy(Payment, where) });
  }

  async act(tx: Transaction, granted: Granted<'collect'>): Promise<void> {
    const payments = await this.charges.rent(tx, granted);
    const amount = wireMoney(granted.request.subtotal);
    await this.news.recorded(tx, null, 'collect', granted.request, { amount });
    this.settlements.afterCommit(tx, { payments });
  }
}
