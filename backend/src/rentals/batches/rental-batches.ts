import { Injectable } from '@nestjs/common';
import type { BatchName, BatchRunItemRecord } from '@yard/contracts';
import { DataSource } from 'typeorm';
import type { Transaction } from '@yard/server/store/unit-of-work';
import { holdIfThere } from '../records/held-request';
import type { BatchStep } from './batch-step';
import { CompletedRequestsStep } from './completed-requests.step';
import { ExpiredRequestsStep } from './expired-requests.step';
import { MissingReturnsStep } from './missing-returns.step';
import { UpcomingPaymentsStep } from './upcoming-payments.step';

/** What became of one request. */
export type StepOutcome = Pick<BatchRunItemRecord, 'outcome' | 'message'>;

/** The four batches over rental requests, one request at a time. */
@Injectable()
export class RentalBatches {
  private readonly steps: Record<BatchName, BatchStep>;

  constructor(
    private readonly dataSource: DataSource,
    expired: ExpiredRequestsStep,
    upcoming: UpcomingPaymentsStep,
    completed: CompletedRequestsStep,
    missing: MissingReturnsStep,
  ) {
    this.steps = {
      cancel_expired_rental_requests: expired,
      collect_payment_for_upcoming_rental_requests: upcoming,
      close_completed_rental_requests: completed,
      notify_users_with_missing_machine_returns: missing,
    };
  }

  /** Ids of the requests that look due now. */
  due(name: BatchName, now: Date): Promise<number[]> {
    return this.steps[name].due(this.dataSource, now);
  }

  /** Looks at one request again under its lock, and makes the move unless it is a dry run. */
  async take(tx: Transaction, name: BatchName, id: number, isDryRun: boolean): Promise<StepOutcome> {
    const held = await holdIfThere(tx, id);
    if (!held) return { outcome: 'skipped', message: 'It was withdrawn.' };
    const granted = await this.steps[name].grant(tx, held);
    if (typeof granted === 'string') return { outcome: 'skipped', message: granted };
    if (isDryRun) return { outcome: 'would', message: null };
    await this.steps[name].act(tx, granted);
    return { outcome: 'done', message: null };
  }
}
