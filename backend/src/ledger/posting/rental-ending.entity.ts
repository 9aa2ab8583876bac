import type { MinorUnits } from '@kit/money';
import { Column, Entity } from 'typeorm';
import { BaseRecord, InstantColumn, MoneyColumn } from '@kit/server/store/base-record';

@Entity('rental_endings')
export class RentalEnding extends BaseRecord {
  @Column({ type: 'int' }) rental_request_id!: number;
  @Column({ type: 'int' }) owner_id!: number;
  @MoneyColumn() kept_amount!: MinorUnits;
  /** True when more was paid out than was due in the end: the next payouts make up for it. */
  @Column({ type: 'boolean' }) is_overpaid!: boolean;
  @InstantColumn() ended_at!: Date;
  /** The time nothing was found left to pay out; null while that is to be checked again. */
  @InstantColumn({ nullable: true }) settled_at!: Date | null;
  @InstantColumn({ nullable: true }) looked_at!: Date | null;
}
