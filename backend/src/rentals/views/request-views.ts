import { NotFound } from '@laravel-wire/nest';
import { Inject, Injectable } from '@nestjs/common';
import type { Actor, RentalRequestRecord } from '@yard/contracts';
import { DataSource } from 'typeorm';
import { Clock } from '@kit/server/base/clock/clock';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import { columnOf, isSqlite, listOf, rowsOf } from '@kit/server/store/reading';
import { mayWait, waitingForMachine } from '../records/late-machines';
import { ratingsOf } from '../../catalog/machines/ratings';
import { BillParts } from './bill-parts';
import { BreakdownParts } from './breakdown-parts';
import { presentRentalRequest } from './present-rental-request';
import { RequestPartsService } from './request-parts.service';
import { type RequestRow, requestRows } from './request-rows';

/** Requests as the wire shows them: four queries for any number, and one more for owners. Read by hand, because it is the busiest list. */
@Injectable()
export class RequestViews {
  private readonly sqlite: boolean;

  constructor(
    private readonly dataSource: DataSource,
    private readonly parts: RequestPartsService,
    private readonly breakdowns: BreakdownParts,
    private readonly bills: BillParts,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {
    this.sqlite = isSqlite(dataSource);
  }

  async one(id: number, actor: Actor): Promise<RentalRequestRecord> {
    const [record] = await this.many([id], actor);
    if (!record) throw NotFound.record('RentalRequest', id);
    return record;
  }

  /** Sorted like the ids. */
  async many(ids: readonly number[], actor: Actor): Promise<RentalRequestRecord[]> {
    if (ids.length === 0) return [];
    const { places, values } = listOf(ids);
    const [rows, partsOf] = await Promise.all([
      rowsOf<RequestRow>(this.dataSource, requestRows(places, this.sqlite), [actor.id, ...values]),
      this.parts.of(ids, actor),
    ]);
    const now = this.clock.now();
    const renters = rows.flatMap(({ owner_id, user_id }) => (owner_id === actor.id ? user_id : []));
    const [conditionOf, changes, breakdownsOf, billOf, waiting, ratingOf] = await Promise.all([
      this.parts.conditionOf(rows),
      this.parts.changesOf(rows),
      this.breakdowns.of(rows, now),
      this.bills.of(rows),
      this.waitingForMachine(rows, now),
      ratingsOf(this.dataSource, 'renter', renters, now),
    ]);
    const reader = { actor, now, feePercent: this.environment.platformFeePercent };
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = rowOf.get(id);
      if (!row) return [];
      const own = partsOf(id);
      const more = {
        bill: billOf(id, own.payments),
        isMachineLate: waiting.has(id),
        renterRating: ratingOf(row.user_id),
        breakdowns: breakdownsOf(id),
      };
      const parts = { ...own, ...conditionOf(id), ...changes(id), ...more };
      return presentRentalRequest(row, parts, reader);
    });
  }

  /** No query where nothing that is booked begins soon. */
  private waitingForMachine(rows: readonly RequestRow[], now: Date): Promise<Set<number>> {
    const booked = rows.filter(
      (row) =>
        row.approved_at &&
        !row.closed_at &&
        !row.cancellation_id &&
        !row.return_id &&
        mayWait(row, Number(row.machine_turnaround_days), now),
    );
    return waitingForMachine(this.dataSource, columnOf(booked, 'id'), now);
  }
}
