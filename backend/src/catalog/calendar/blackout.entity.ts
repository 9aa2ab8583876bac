import { Column, Entity } from 'typeorm';
import { BaseRecord, DayColumn } from '@kit/server/store/base-record';

@Entity('blackouts')
export class Blackout extends BaseRecord {
  @Column({ type: 'int' }) machine_id!: number;
  @DayColumn() start_date!: string;
  @DayColumn() end_date!: string;
  @Column({ type: 'varchar', nullable: true }) reason!: string | null;
  /** The outside calendar it comes from; null where the owner wrote it. */
  @Column({ type: 'int', nullable: true }) machine_calendar_id!: number | null;
}
