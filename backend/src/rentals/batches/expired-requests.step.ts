import { Injectable } from '@nestjs/common';
import { canApply, isPastCancellationWindow } from '@yard/contracts';
import type { DataSource } from 'typeorm';
import { CancellationPolicy } from '../../agreements/cancellation-policy.entity';
import type { Transaction } from '@yard/server/store/unit-of-work';
import { Payment } from '../../payments/payment.entity';
import { isSettled, settled } from '../money/settled';
import { CancellationsService } from '../moves/cancellations.service';
import type { HeldRequest } from '../records/held-request';
import { NOT_RETURNED } from '../records/state-in-sql';
import type { BatchStep } from './batch-step';
import { dueRequests, hoursAfter, lastDayAnywhere } from './due-requests';

/** What the parties read as the reason. */
const REASON = 'The deposit was not paid in time.';

/** Requests without a successful deposit payment past their cancellation policy's window: requirement 4.24. */
@Injectable()
export class ExpiredRequestsStep implements BatchStep {
  constructor(private readonly cancellations: CancellationsService) {}

  async due(dataSource: DataSource, now: Date): Promise<number[]> {
    const longest = await dataSource.manager.maximum(CancellationPolicy, 'window_hours');
    const until = lastDayAnywhere(hoursAfter(now, longest ?? 0));
    const where = `${NOT_RETURNED} AND NOT ${settled('deposit')}`;
    return dueRequests(dataSource, { by: 'start_date', until, where }, (candidate) =>
      isPastCancellationWindow(candidate, candidate.window_hours, candidate.zone, now),
    );
  }

  async refusal(tx: Transaction, held: HeldRequest): Promise<string | null> {
    const { request, zone, status } = held;
    if (!canApply('cancelByAdmin', status)) return `This rental request is ${status}.`;
    const policy = await tx.manager.findOneOrFail(CancellationPolicy, {
      where: { id: request.cancellation_policy_id },
      withDeleted: true,
    });
    if (!isPastCancellationWindow(request, policy.window_hours, zone, tx.now)) return 'It is not expired.';
    const where = { rental_request_id: request.id, kind: 'deposit' } as const;
    const deposits = await tx.manager.find(Payment, { where, order: { attempt: 'ASC' } });
    const isApproved = request.approved_at !== null;
    return isSettled(deposits, { isApproved }) ? 'Its deposit is paid.' : null;
  }

  act(tx: Transaction, held: HeldRequest): Promise<void> {
    return this.cancellations.end(tx, held, null, { reason: REASON });
  }
}
