import type { MinorUnits } from '@yard/money';
import { Column, Entity } from 'typeorm';
import { BaseRecord } from '../database/base-record';
import { InstantColumn, MoneyColumn } from '../database/columns';

/** Money on its way to an owner. */
@Entity('payouts')
export class Payout extends BaseRecord {
  @Column({ type: 'int' })
  user_id!: number;

  @Column({ type: 'int', nullable: true })
  rental_request_id!: number | null;

  @MoneyColumn()
  amount!: MinorUnits;

  @Column()
  currency!: string;

  @Column()
  status!: string;

  @Column({ type: 'varchar', nullable: true })
  stripe_transfer_id!: string | null;

  @InstantColumn({ nullable: true })
  paid_at!: Date | null;
}
