import { Injectable } from '@nestjs/common';
import { COLLECT_WITHIN_HOURS, isRentDue } from '@yard/contracts';
import type { DataSource } from 'typeorm';
import { columnOf, findGroups } from '@kit/server/store/reading';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { wireMoney } from '@kit/server/store/present';
import { ChargesService } from '../../payments/charges/charges.service';
import { ProviderCalls } from '../../payments/provider-calls';
import { Payment } from '../../payments/payment.entity';
import { type Granted, grantSystem } from '../records/grant';
import type { LockedRequest } from '../records/locked-request';
import type { RentalRequest } from '../records/rental-request.entity';
import { RentalEvents } from '../notices/rental-events';
import { beforeMove } from '../records/state-in-sql';
import type { BatchStep } from './batch-step';
import { dueRequests, hoursAfter, lastDayAnywhere } from './due-requests';

export const NOT_ATTEMPTED =
  "NOT EXISTS (SELECT 1 FROM payments p WHERE p.rental_request_id = r.id AND p.kind = 'rental')";

/** Requests that start in the next two days, or started, with no rental payment attempted: requirement 4.25. */
@Injectable()
export class UpcomingPaymentsStep implements BatchStep<'collect'> {
  constructor(
    private readonly charges: ChargesService,
    private readonly providerCalls: ProviderCalls,
    private readonly events: RentalEvents,
  ) {}

  due(dataSource: DataSource, now: Date): Promise<number[]> {
    const until = lastDayAnywhere(hoursAfter(now, COLLECT_WITHIN_HOURS));
    const where = `${beforeMove('collect')} AND ${NOT_ATTEMPTED}`;
    return dueRequests(dataSource, { by: 'start_date', until, where }, ({ start_date, zone }) =>
      isRentDue(start_date, zone, now),
    );
  }

  async grantAll(tx: Transaction, all: readonly LockedRequest[]) {
    const ids = columnOf(columnOf(all, 'request'), 'id');
    const payments = await findGroups(tx.manager, Payment, 'rental_request_id', ids);
    return all.map((locked) => {
      const isAttempted = payments.get(locked.request.id)?.some(({ kind }) => kind === 'rental') ?? false;
      return grantSystem(tx, locked, 'collect', { isAttempted });
    });
  }

  amounts(_tx: Transaction, all: readonly Granted<'collect'>[]) {
    return Promise.resolve(all.map(({ request }) => request.subtotal));
  }

  async apply(tx: Transaction, all: readonly Granted<'collect'>[]) {
    const rents = all.map(({ request }) => rentOf(request));
    const payments = await this.charges.beginAll(tx, rents);
    const moved = all.map(({ request }) => ({ request, data: { amount: wireMoney(request.subtotal) } }));
    await this.events.recordedAll(tx, null, 'collect', moved);
    this.providerCalls.afterCommit(tx, { payments });
    return this.amounts(tx, all);
  }
}

const rentOf = ({ id: rental_request_id, subtotal: amount, stripe_payment_method_id }: RentalRequest) =>
  ({ rental_request_id, kind: 'rental', amount, stripe_payment_method_id }) as const;
