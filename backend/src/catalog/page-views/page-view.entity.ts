import { BaseRecord, DayColumn } from '@kit/server/store/base-record';
import { Column, Entity } from 'typeorm';

/** The number of visitors who opened a machine's page on a day; unique by machine and day. */
@Entity('page_views')
export class PageView extends BaseRecord {
  @Column({ type: 'int' }) machine_id!: number;
  @DayColumn() day!: string;
  @Column({ type: 'int' }) count!: number;
}
