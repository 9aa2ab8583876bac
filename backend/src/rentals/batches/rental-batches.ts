import { Injectable, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { BatchName, BatchRunItemRecord } from '@yard/contracts';
import type { ClockTime } from '@yard/dates';
import type { MinorUnits } from '@kit/money';
import { DataSource } from 'typeorm';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { lockRequests } from '../records/locked-request';
import type { BatchStep } from './batch-step';
import { CompletedRequestsStep } from './completed-requests.step';
import { ExpiredRequestsStep } from './expired-requests.step';
import { MissingReturnsStep } from './missing-returns.step';
import { UpcomingPaymentsStep } from './upcoming-payments.step';

interface BatchDeclaration {
  /** The daily time of its run, in APP_TIMEZONE. */
  at: ClockTime;
  step: Type<BatchStep>;
  operation: string;
}

/** Every batch. Routes, timetable and worker follow from it: docs/wire.md section 4. */
export const RENTAL_BATCHES: Record<BatchName, BatchDeclaration> = {
  cancel_expired_rental_requests: { at: '00:30', step: ExpiredRequestsStep, operation: 'cancelExpired' },
  collect_payment_for_upcoming_rental_requests: {
    at: '06:00',
    step: UpcomingPaymentsStep,
    operation: 'collectUpcoming',
  },
  close_completed_rental_requests: { at: '06:30', step: CompletedRequestsStep, operation: 'closeCompleted' },
  notify_users_with_missing_machine_returns: {
    at: '07:00',
    step: MissingReturnsStep,
    operation: 'notifyMissing',
  },
};

export const BATCH_STEPS = Object.values(RENTAL_BATCHES).map(({ step }) => step);

export type StepOutcome = Pick<BatchRunItemRecord, 'outcome' | 'message'> & { amount: MinorUnits | null };

/** Finds the requests that are due for a batch, and makes its move with them. */
@Injectable()
export class RentalBatches {
  constructor(
    private readonly dataSource: DataSource,
    private readonly modules: ModuleRef,
  ) {}

  due(name: BatchName, now: Date): Promise<number[]> {
    return this.stepOf(name).due(this.dataSource, now);
  }

  /**
   * Judges some requests again under their locks, and makes the move of those that are due unless it is a dry run.
   *
   * @returns what became of each, in the order of the ids
   */
  async apply(
    tx: Transaction,
    name: BatchName,
    ids: readonly number[],
    isDryRun: boolean,
  ): Promise<StepOutcome[]> {
    const step = this.stepOf(name);
    const locked = await lockRequests(tx, ids);
    const verdicts = await step.grantAll(tx, locked);
    const granted = verdicts.filter((verdict) => typeof verdict !== 'string');
    const make = () => (isDryRun ? step.amounts(tx, granted) : step.apply(tx, granted));
    const amounts = granted.length > 0 ? await make() : [];
    const amountOf = new Map(granted.map(({ request }, index) => [request.id, amounts[index] ?? null]));
    const byId = new Map(locked.map(({ request }, index) => [request.id, verdicts[index]]));
    return ids.map((id) => {
      const verdict = byId.get(id);
      if (verdict === undefined) return { outcome: 'skipped', message: 'It was withdrawn.', amount: null };
      if (typeof verdict === 'string') return { outcome: 'skipped', message: verdict, amount: null };
      return { outcome: isDryRun ? 'would' : 'done', message: null, amount: amountOf.get(id) ?? null };
    });
  }

  private stepOf(name: BatchName): BatchStep {
    return this.modules.get(RENTAL_BATCHES[name].step);
  }
}
