import { Column, Entity } from 'typeorm';
import { BaseRecord } from '../../database/base-record';
import { DayColumn } from '../../database/columns';

/** Days an owner keeps a machine back, both ends counted. */
@Entity('blackouts')
export class Blackout extends BaseRecord {
  @Column({ type: 'int' })
  machine_id!: number;

  @DayColumn()
  start_date!: string;

  @DayColumn()
  end_date!: string;

  @Column({ type: 'varchar', nullable: true })
  reason!: string | null;
}
