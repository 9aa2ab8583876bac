import { Column, Entity } from 'typeorm';
import { BaseRecord } from '@kit/server/store/base-record';
import { ErrorContext } from './error-context';

@Entity('error_occurrences')
export class ErrorOccurrence extends BaseRecord {
  @Column({ type: 'int' }) error_report_id!: number;
  @Column(() => ErrorContext, { prefix: false }) happening!: ErrorContext;
  @Column({ type: 'varchar', nullable: true }) user_agent!: string | null;
}
