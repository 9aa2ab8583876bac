import { BaseRecord, InstantColumn } from '@kit/server/store/base-record';
import { Column, Entity } from 'typeorm';
import { ErrorContext } from './error-context';

/** Errors that are one and the same; what may differ is of the last occurrence. */
@Entity('error_reports')
export class ErrorReport extends BaseRecord {
  @Column() fingerprint!: string;
  @Column(() => ErrorContext, { prefix: false }) happening!: ErrorContext;
  @Column() name!: string;
  @Column({ type: 'text' }) message!: string;
  @Column({ type: 'text', nullable: true }) stack!: string | null;
  @Column({ type: 'int', name: 'occurrences' }) count!: number;
  @InstantColumn() first_seen_at!: Date;
  @InstantColumn() last_seen_at!: Date;
  @InstantColumn({ nullable: true }) resolved_at!: Date | null;
  @Column({ type: 'int', nullable: true }) resolved_id!: number | null;
  /** While it is resolved: what happens in this release does not open it again. */
  @Column({ type: 'varchar', nullable: true }) faulty_release!: string | null;
  @InstantColumn({ nullable: true }) again_at!: Date | null;
}
