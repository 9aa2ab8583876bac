import { BaseRecord, InstantColumn } from '@kit/server/store/base-record';
import { Column, Entity } from 'typeorm';

@Entity('statements')
export class Statement extends BaseRecord {
  @Column({ type: 'int' }) user_id!: number;
  /** The owner's, as it was in that month. */
  @Column({ type: 'varchar', nullable: true }) owner_name?: string | null;
  /** `YYYY-MM` in the installation's time zone as it was then. */
  @Column() month!: string;
  @InstantColumn() starts_at!: Date;
  /** The next month's first instant. */
  @InstantColumn() ends_at!: Date;
}
