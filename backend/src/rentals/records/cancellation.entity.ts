import type { MinorUnits } from '@kit/money';
import { Column, Entity } from 'typeorm';
import { BaseRecord, MoneyColumn } from '@kit/server/store/base-record';

@Entity('cancellations')
export class Cancellation extends BaseRecord {
  @Column({ type: 'int' }) rental_request_id!: number;
  @Column({ type: 'int', nullable: true }) user_id!: number | null;
  @Column() reason!: string;
  @MoneyColumn() refund_amount!: MinorUnits;
}
