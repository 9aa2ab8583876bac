import type { MinorUnits } from '@kit/money';
import { Column, Entity } from 'typeorm';
import { BaseRecord, DecimalColumn, MoneyColumn } from '@kit/server/store/base-record';

/** The deposit's computation, one row per version; the highest is in force. */
@Entity('deposit_policies')
export class DepositPolicy extends BaseRecord {
  @Column({ type: 'int' }) version!: number;
  @Column() name!: string;
  @Column({ type: 'varchar' }) kind!: 'fixed' | 'percent';
  @MoneyColumn({ nullable: true }) amount!: MinorUnits | null;
  @DecimalColumn(5, 2, { nullable: true }) percent!: number | null;
  @MoneyColumn({ nullable: true }) minimum_amount!: MinorUnits | null;
  @MoneyColumn({ nullable: true }) maximum_amount!: MinorUnits | null;
  @Column({ type: 'text', nullable: true }) body!: string | null;
}
