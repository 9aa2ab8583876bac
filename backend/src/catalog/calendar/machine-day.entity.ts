import { Column, Entity } from 'typeorm';
import { BaseRecord, DayColumn } from '@kit/server/store/base-record';

@Entity('machine_days')
export class MachineDay extends BaseRecord {
  @Column({ type: 'int' }) machine_id!: number;
  @Column({ type: 'int' }) rental_request_id!: number;
  @DayColumn() day!: string;
  @Column({ type: 'varchar' }) reason!: 'rental' | 'turnaround';
}
