import type { ErrorSite } from '@yard/contracts/watching';
import { Column } from 'typeorm';

/** An error's place and user: columns of an occurrence and, for its last one, of the report. */
export class ErrorContext {
  @Column({ type: 'varchar' }) site!: ErrorSite;
  @Column({ type: 'varchar', nullable: true }) page!: string | null;
  @Column({ type: 'varchar', nullable: true }) remote!: string | null;
  /** `release` is a word of MySQL's. */
  @Column({ type: 'varchar', nullable: true, name: 'release_name' }) release!: string | null;
  @Column({ type: 'int', nullable: true }) user_id!: number | null;
  @Column({ type: 'varchar', nullable: true }) request_id!: string | null;
}
