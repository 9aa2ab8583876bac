import { Column, Entity } from 'typeorm';
import type { MinorUnits } from '@kit/money';
import { BaseRecord } from '@kit/server/store/base-record';
import { MoneyColumn } from '@kit/server/store/columns';

/** What a batch run did with one record. */
@Entity('batch_run_items')
export class BatchRunItem extends BaseRecord {
  @Column({ type: 'int' }) batch_run_id!: number;
  @Column() record_type!: string;
  @Column({ type: 'int' }) record_id!: number;
  @Column({ type: 'varchar' }) outcome!: 'done' | 'skipped' | 'failed' | 'would';
  @Column({ type: 'varchar', nullable: true }) message!: string | null;
  @MoneyColumn({ nullable: true }) amount!: MinorUnits | null;
}
