import { Injectable } from '@nestjs/common';
import type { BatchName, BatchRunItemRecord } from '@yard/contracts';
import type { MinorUnits } from '@kit/money';
import { DataSource } from 'typeorm';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { lockRequests } from '../records/locked-request';
import type { BatchStep } from './batch-step';
import { CompletedRequestsStep } from './completed-requests.step';
import { ExpiredRequestsStep } from './expired-requests.step';
import { MissingReturnsStep } from './missing-returns.step';
import { UpcomingPaymentsStep } from './upcoming-payments.step';

/** What became of one request. */
export type StepOutcome = Pick<BatchRunItemRecord, 'outcome' | 'message'> & { amount: MinorUnits | null };

/** The four batches over rental requests. */
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

  /**
   * Looks at some requests again under their locks, and makes the move of those that are due unless it is a dry run.
   *
   * @returns what became of each, in the order of the ids
   */
  async take(
    tx: Transaction,
    name: BatchName,
    ids: readonly number[],
    isDryRun: boolean,
  ): Promise<StepOutcome[]> {
    const step = this.steps[name];
    const locked = await lockRequests(tx, ids);
    const verdicts = await step.grantAll(tx, locked);
    const granted = verdicts.filter((verdict) => typeof verdict !== 'string');
    const make = isDryRun ? step.amounts : step.act;
    const amounts = granted.length > 0 ? await make.call(step, tx, granted) : [];
    const amountOf = new Map(granted.map(({ request }, index) => [request.id, amounts[index] ?? null]));
    const byId = new Map(locked.map(({ request }, index) => [request.id, verdicts[index]]));
    return ids.map((id) => {
      const verdict = byId.get(id);
      if (verdict === undefined) return { outcome: 'skipped', message: 'It was withdrawn.', amount: null };
      if (typeof verdict === 'string') return { outcome: 'skipped', message: verdict, amount: null };
      return { outcome: isDryRun ? 'would' : 'done', message: null, amount: amountOf.get(id) ?? null };
    });
  }
}
