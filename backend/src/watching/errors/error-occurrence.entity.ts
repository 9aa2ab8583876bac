import type { ErrorSite } from '@yard/contracts/watching';
import { Column, Entity } from 'typeorm';
import { BaseRecord } from '../../database/base-record';

/** One time that an error happened. */
@Entity('error_occurrences')
export class ErrorOccurrence extends BaseRecord {
  @Column({ type: 'int' })
  error_report_id!: number;

  @Column({ type: 'varchar' })
  site!: ErrorSite;

  @Column({ type: 'varchar', nullable: true })
  page!: string | null;

  @Column({ type: 'varchar', nullable: true })
  remote!: string | null;

  @Column({ type: 'varchar', nullable: true, name: 'release_name' })
  release!: string | null;

  @Column({ type: 'int', nullable: true })
  user_id!: number | null;

  @Column({ type: 'varchar', nullable: true })
  request_id!: string | null;

  @Column({ type: 'varchar', nullable: true })
  user_agent!: string | null;
}
