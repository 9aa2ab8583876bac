import type { BatchName, BatchRunRecord } from '@yard/contracts';
import { Column, Entity } from 'typeorm';
import { BaseRecord, InstantColumn, MoneyColumn } from '@kit/server/store/base-record';
import type { MinorUnits } from '@kit/money';
import { Moves } from '@kit/server/store/moves';

/** No process works on it: the next that sweeps takes it up. */
export const FREE_RUNS = ['queued', 'interrupted'] as const;
export const OPEN_RUNS = [...FREE_RUNS, 'running'] as const;

/** Every move of a batch run, which begins in the queue. */
export const runMoves = new Moves({
  take: { from: { system: FREE_RUNS }, to: 'running' },
  interrupt: { from: { system: ['running'] }, to: 'interrupted' },
  finish: { from: { system: ['running'] }, to: 'finished' },
  fail: { from: { system: ['running'] }, to: 'failed' },
  stop: { from: { admin: OPEN_RUNS }, to: 'finished' },
});

/** One run of a batch, with a lease so that it never runs twice at once. */
@Entity('batch_runs')
export class BatchRun extends BaseRecord {
  @Column({ type: 'varchar' }) name!: BatchName;
  @Column({ type: 'varchar' }) status!: BatchRunRecord['status'];
  @Column({ type: 'boolean' }) dry_run!: boolean;
  @Column({ type: 'int' }) total!: number;
  @Column({ type: 'int' }) done!: number;
  @Column({ type: 'int' }) failed!: number;
  @MoneyColumn({ precision: 14 }) amount!: MinorUnits;
  /** The admin who started it; null for the timetable and the command line. */
  @Column({ type: 'int', nullable: true }) user_id!: number | null;
  @InstantColumn({ nullable: true }) started_at!: Date | null;
  @InstantColumn({ nullable: true }) finished_at!: Date | null;
  @InstantColumn({ nullable: true }) stopped_at!: Date | null;
  @InstantColumn({ nullable: true }) lease_expires_at!: Date | null;
  /** Counts how often the run was taken up: a process with a lower one has lost it. */
  @Column({ type: 'int' }) fence!: number;
  /** The batch's name until the run is over, unique: no batch runs twice at the same time. */
  @Column({ type: 'varchar', nullable: true }) claim!: string | null;
  /** The slot of the timetable it was started for, unique; null when a person started it. */
  @Column({ type: 'varchar', nullable: true }) slot!: string | null;
  /** The trace in which it was queued; null if it was not traced. */
  @Column({ type: 'varchar', length: 55, nullable: true }) traceparent!: string | null;

  override mustAccept({ status }: Partial<BatchRun>): void {
    runMoves.mustAllow(this.status, status);
  }
}

@Entity('batch_run_items')
export class BatchRunItem extends BaseRecord {
  @Column({ type: 'int' }) batch_run_id!: number;
  @Column() record_type!: string;
  @Column({ type: 'int' }) record_id!: number;
  @Column({ type: 'varchar' }) outcome!: 'done' | 'skipped' | 'failed' | 'would';
  @Column({ type: 'varchar', nullable: true }) message!: string | null;
  @MoneyColumn({ nullable: true }) amount!: MinorUnits | null;
}
