import type { ErrorSite } from '@yard/contracts/watching';
import { Column, Entity } from 'typeorm';
import { BaseRecord } from '../../database/base-record';
import { InstantColumn } from '../../database/columns';

/** Errors that are one and the same; what may differ is of the last one. */
@Entity('error_reports')
export class ErrorReport extends BaseRecord {
  @Column()
  fingerprint!: string;

  @Column({ type: 'varchar' })
  site!: ErrorSite;

  @Column({ type: 'varchar', nullable: true })
  page!: string | null;

  @Column({ type: 'varchar', nullable: true })
  remote!: string | null;

  /** `release` is a word of MySQL's. */
  @Column({ type: 'varchar', nullable: true, name: 'release_name' })
  release!: string | null;

  @Column({ type: 'int', nullable: true })
  user_id!: number | null;

  @Column({ type: 'varchar', nullable: true })
  request_id!: string | null;

  @Column()
  name!: string;

  @Column({ type: 'text' })
  message!: string;

  @Column({ type: 'text', nullable: true })
  stack!: string | null;

  @Column({ type: 'int', name: 'occurrences' })
  count!: number;

  @InstantColumn()
  first_seen_at!: Date;

  @InstantColumn()
  last_seen_at!: Date;

  @InstantColumn({ nullable: true })
  resolved_at!: Date | null;

  @Column({ type: 'int', nullable: true })
  resolved_id!: number | null;
}
