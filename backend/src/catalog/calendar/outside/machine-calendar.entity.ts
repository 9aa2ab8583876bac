import { BaseRecord, InstantColumn } from '@kit/server/store/base-record';
import { Column, Entity } from 'typeorm';

/** A calendar of somewhere else, whose events block a machine's days. */
@Entity('machine_calendars')
export class MachineCalendar extends BaseRecord {
  @Column({ type: 'int' }) machine_id!: number;
  /** Often a secret: whoever has it reads the calendar. */
  @Column({ type: 'text' }) url!: string;
  @InstantColumn({ nullable: true }) tried_at!: Date | null;
  @InstantColumn({ nullable: true }) last_read_at!: Date | null;
  @Column({ type: 'varchar', nullable: true }) last_error!: string | null;
}
