import { Injectable } from '@nestjs/common';
import { isPastCancellationWindow } from '@yard/contracts';
import type { DataSource } from 'typeorm';
import { CancellationPolicy } from '../../agreements/cancellation-policy.entity';
import { columnOf, findByColumn, findGroups } from '@kit/server/store/reading';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { Payment } from '../../payments/payment.entity';
import { isDone, doneInSql } from '../money/done-payments';
import { RentalRefunds } from '../money/rental-refunds';
import { Cancellations } from '../moves/cancel';
import { type Granted, grantSystem } from '../records/grant';
import type { LockedRequest } from '../records/locked-request';
import { beforeMove } from '../records/state-in-sql';
import type { BatchStep } from './batch-step';
import { dueRequests, hoursAfter, lastDayAnywhere } from './due-requests';

const REASON = 'The deposit was not paid in time.';

/** Requests without a successful deposit payment past their cancellation policy's window: requirement 4.24. */
@Injectable()
export class ExpiredRequestsStep implements BatchStep<'cancelExpired'> {
  constructor(
    private readonly cancellations: Cancellations,
    private readonly refunds: RentalRefunds,
  ) {}

  async due(dataSource: DataSource, now: Date): Promise<number[]> {
    const longest = await dataSource.manager.maximum(CancellationPolicy, 'window_hours');
    const until = lastDayAnywhere(hoursAfter(now, longest ?? 0));
    const where = `${beforeMove('cancelExpired')} AND NOT ${doneInSql('deposit')}`;
    return dueRequests(dataSource, { by: 'start_date', until, where }, (candidate) =>
      isPastCancellationWindow(candidate, candidate.window_hours, candidate.zone, now),
    );
  }

  async grantAll(tx: Transaction, all: readonly LockedRequest[]) {
    const requests = columnOf(all, 'request');
    const policyIds = columnOf(requests, 'cancellation_policy_id');
    const policies = await findByColumn(tx.manager, CancellationPolicy, 'id', policyIds, {
      withDeleted: true,
    });
    const payments = await findGroups(tx.manager, Payment, 'rental_request_id', columnOf(requests, 'id'));
    return all.map((locked) => {
      const { id, cancellation_policy_id, approved_at } = locked.request;
      const policy = policies.get(cancellation_policy_id);
      if (!policy) throw new Error(`rental request ${id} has no policy`);
      const deposits = (payments.get(id) ?? []).filter(({ kind }) => kind === 'deposit');
      deposits.sort((a, b) => a.attempt - b.attempt);
      const isDepositPaid = isDone(deposits, { isApproved: approved_at !== null });
      return grantSystem(tx, locked, 'cancelExpired', { window_hours: policy.window_hours, isDepositPaid });
    });
  }

  /** A rent may have been collected whose deposit was not. */
  async amounts(tx: Transaction, all: readonly Granted<'cancelExpired'>[]) {
    const refundable = await this.refunds.refundable(tx, columnOf(columnOf(all, 'request'), 'id'));
    return all.map(({ request }) => {
      return refundable.get(request.id)?.reduce((sum, { left }) => sum + left, 0) ?? null;
    });
  }

  async apply(tx: Transaction, all: readonly Granted<'cancelExpired'>[]) {
    const refunded = await this.cancellations.endAll(tx, all, null, { reason: REASON });
    return refunded.map((amount) => amount || null);
  }
}
