import type { MinorUnits } from '@kit/money';
import { BaseRecord, InstantColumn, MoneyColumn } from '@kit/server/store/base-record';
import { Column, Entity } from 'typeorm';

/** A refund that was proposed and waits; deleted once it goes back or is stopped. */
@Entity('proposed_refunds')
export class ProposedRefund extends BaseRecord {
  @Column({ type: 'int' }) rental_request_id!: number;
  @Column({ type: 'int' }) user_id!: number;
  /** Null for the deposit, and for all that a cancellation gives back. */
  @Column({ type: 'int', nullable: true }) payment_id!: number | null;
  @MoneyColumn() amount!: MinorUnits;
  @Column({ type: 'text', nullable: true }) reason!: string | null;
  @Column({ type: 'boolean' }) cancels!: boolean;
  /** Null where a second admin has to confirm it. */
  @InstantColumn({ nullable: true }) goes_at!: Date | null;
}
