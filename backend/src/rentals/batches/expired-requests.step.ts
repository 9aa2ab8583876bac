import { Injectable } from '@nestjs/common';
import { isPastCancellationWindow } from '@yard/contracts';
import type { DataSource } from 'typeorm';
import { CancellationPolicy } from '../../agreements/cancellation-policy.entity';
import type { Transaction } from '@yard/server/store/unit-of-work';
import { Payment } from '../../payments/payment.entity';
import { isSettled, settled } from '../money/settled';
import { CancellationsService } from '../moves/cancellations.service';
import { type Granted, grantSystem } from '../records/granted-move';
import type { HeldRequest } from '../records/held-request';
import { beforeMove } from '../records/state-in-sql';
import type { BatchStep } from './batch-step';
import { dueRequests, hoursAfter, lastDayAnywhere } from './due-requests';

/** What the parties read as the reason. */
const REASON = 'The deposit was not paid in time.';

/** Requests without a successful deposit payment past their cancellation policy's window: requirement 4.24. */
@Injectable()
export class ExpiredRequestsStep implements BatchStep<'cancelExpired'> {
  constructor(private readonly cancellations: CancellationsService) {}

  async due(dataSource: DataSource, now: Date): Promise<number[]> {
    const longest = await dataSource.manager.maximum(CancellationPolicy, 'window_hours');
    const until = lastDayAnywhere(hoursAfter(now, longest ?? 0));
    const where = `${beforeMove('cancelExpired')} AND NOT ${settled('deposit')}`;
    return dueRequests(dataSource, { by: 'start_date', until, where }, (candidate) =>
      isPastCancellationWindow(candidate, candidate.window_hours, candidate.zone, now),
    );
  }

  async grant(tx: Transaction, held: HeldRequest) {
    const { request } = held;
    const { window_hours } = await tx.manager.findOneOrFail(CancellationPolicy, {
      where: { id: request.cancellation_policy_id },
      withDeleted: true,
    });
    const where = { rental_request_id: request.id, kind: 'deposit' } as const;
    const deposits = await tx.manager.find(Payment, { where, order: { attempt: 'ASC' } });
    const isApproved = request.approved_at !== null;
    const isDepositPaid = isSettled(deposits, { isApproved });
    return grantSystem(tx, held, 'cancelExpired', { window_hours, isDepositPaid });
  }

  act(tx: Transaction, granted: Granted<'cancelExpired'>): Promise<void> {
    return this.cancellations.end(tx, granted, null, { reason: REASON });
  }
}
