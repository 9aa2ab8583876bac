import { Injectable } from '@nestjs/common';
import { CLOSE_AFTER_DAYS, completedMoreThan, returnStateOf } from '@yard/contracts';
import { addDays } from '@yard/dates';
import type { DataSource } from 'typeorm';
import { columnOf, findByColumn } from '@kit/server/store/reading';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { RentalRefunds } from '../money/rental-refunds';
import { Close } from '../moves/close';
import { isAccepted } from '../records/answers-in-sql';
import { type Granted, grantSystem } from '../records/grant';
import type { LockedRequest } from '../records/locked-request';
import { MachineReturn } from '../records/machine-return.entity';
import { ReturnMachine } from '../moves/returns/return-machine';
import { RentalBill } from '../records/rental-bill.entity';
import { RentalRequest } from '../records/rental-request.entity';
import { beforeMove, NOT_RETURNED } from '../records/state-in-sql';
import type { BatchStep } from './batch-step';
import { dueRequests, lastDayAnywhere } from './due-requests';

/**
 * Requests completed more than seven days ago without a machine return (requirement 4.26), and those whose
 * return the renter accepted by silence (docs/wire.md section 4).
 */
@Injectable()
export class CompletedRequestsStep implements BatchStep<'closeCompleted'> {
  constructor(
    private readonly closings: Close,
    private readonly returns: ReturnMachine,
    private readonly refunds: RentalRefunds,
  ) {}

  async due(dataSource: DataSource, now: Date): Promise<number[]> {
    const until = addDays(lastDayAnywhere(now), -CLOSE_AFTER_DAYS - 1);
    const where = `${beforeMove('closeCompleted')} AND ${NOT_RETURNED}`;
    const completed = await dueRequests(dataSource, { by: 'end_date', until, where }, (candidate) =>
      completedMoreThan(CLOSE_AFTER_DAYS, candidate, candidate.zone, now),
    );
    return [...completed, ...(await acceptedReturns(dataSource, now))];
  }

  async grantAll(tx: Transaction, all: readonly LockedRequest[]) {
    const reports = await reportsOf(tx, all);
    const billed = await billsOf(tx, reports);
    return all.map((locked) => {
      const report = reports.get(locked.request.id);
      return grantSystem(tx, locked, 'closeCompleted', {
        state: report ? returnStateOf(report, tx.now) : null,
        hasBill: billed.has(locked.request.id),
      });
    });
  }

  /** The rest of each deposit, in minor units, less the owner's claim. */
  async amounts(tx: Transaction, all: readonly Granted<'closeCompleted'>[]) {
    const reports = await reportsOf(tx, all);
    const deposits = await this.refunds.deposits(tx, columnOf(columnOf(all, 'request'), 'id'));
    return all.map(({ request: { id } }) => {
      const left = (deposits.get(id) ?? []).reduce((sum, deposit) => sum + deposit.left, 0);
      return Math.max(0, left - (reports.get(id)?.damage_amount ?? 0));
    });
  }

  async apply(tx: Transaction, all: readonly Granted<'closeCompleted'>[]) {
    const reports = await reportsOf(tx, all);
    const returned = all.flatMap((granted) => {
      const report = reports.get(granted.request.id);
      return report ? [{ granted, report }] : [];
    });
    const refundsOfReturned = returned.length > 0 ? await this.returns.acceptSilence(tx, returned) : [];
    const unreturned = all.filter(({ request }) => !reports.has(request.id));
    const closings = unreturned.map((granted) => ({ granted, damage: 0 }));
    const refundsOfUnreturned = closings.length > 0 ? await this.closings.endAll(tx, closings, null) : [];
    const refunds = new Map([
      ...returned.map(({ granted }, index) => [granted.request.id, refundsOfReturned[index] ?? 0] as const),
      ...unreturned.map(({ request }, index) => [request.id, refundsOfUnreturned[index] ?? 0] as const),
    ]);
    return all.map(({ request }) => refunds.get(request.id) ?? null);
  }
}

/** Returns of those that are returned, by the requests' ids. */
function reportsOf(
  { manager }: Transaction,
  all: readonly LockedRequest[],
): Promise<Map<number, MachineReturn>> {
  const ids = all.filter(({ status }) => status === 'returned').map(({ request }) => request.id);
  return findByColumn(manager, MachineReturn, 'rental_request_id', ids);
}

function billsOf({ manager }: Transaction, reports: ReadonlyMap<number, MachineReturn>) {
  return findByColumn(manager, RentalBill, 'rental_request_id', [...reports.keys()]);
}

/** Requests whose return is accepted, by its renter or by silence; a bill ends those that have one. */
async function acceptedReturns(dataSource: DataSource, now: Date): Promise<number[]> {
  const accepted = isAccepted(now);
  const reports = await dataSource.manager
    .createQueryBuilder(MachineReturn, 'report')
    .innerJoin(
      RentalRequest,
      'r',
      `r.id = report.rental_request_id AND r.deleted_at IS NULL AND ${beforeMove('closeCompleted')}`,
    )
    .where(accepted.sql, accepted.parameters)
    .andWhere(
      'NOT EXISTS (SELECT 1 FROM rental_bills bill WHERE bill.rental_request_id = report.rental_request_id)',
    )
    .orderBy('report.id')
    .getMany();
  return reports.map(({ rental_request_id }) => rental_request_id);
}
