import { Column, Entity } from 'typeorm';
import { BaseRecord } from '@kit/server/store/base-record';
import { DayColumn } from '@kit/server/store/columns';

/** A taken day of a machine; unique by machine and day. */
@Entity('machine_days')
export class MachineDay extends BaseRecord {
  @Column({ type: 'int' }) machine_id!: number;
  @Column({ type: 'int' }) rental_request_id!: number;
  @DayColumn() day!: string;
  @Column({ type: 'varchar' }) reason!: 'rental' | 'turnaround';
}
