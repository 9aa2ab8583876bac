import type { MinorUnits } from '@kit/money';
import { Column, Entity } from 'typeorm';
import { BaseRecord, InstantColumn, MoneyColumn } from '@kit/server/store/base-record';

export type RefundStatus = 'pending' | 'succeeded' | 'failed';
/** Sent to the provider; how it ends is not known yet. */
export const OPEN_REFUNDS: readonly RefundStatus[] = ['pending'];
/** The money went back. */
export const DONE_REFUNDS: readonly RefundStatus[] = ['succeeded'];
/** The money stayed, or came again. */
export const FAILED_REFUNDS: readonly RefundStatus[] = ['failed'];

/** Money on its way back; written before the provider is called. */
@Entity('refunds')
export class Refund extends BaseRecord {
  @Column({ type: 'int' }) payment_id!: number;
  @MoneyColumn() amount!: MinorUnits;
  @Column({ type: 'varchar' }) status!: RefundStatus;
  /** The move that made it. */
  @Column() reason!: string;
  @Column({ type: 'text', nullable: true }) explanation!: string | null;
  @Column({ type: 'varchar', nullable: true }) stripe_refund_id!: string | null;
  @Column() idempotency_key!: string;
  @Column({ type: 'varchar', nullable: true }) failure_message!: string | null;
  /** The next poll of the provider for an unknown outcome; set by `ReconcileQueue`. */
  @InstantColumn({ nullable: true }) ask_after?: Date | null;
}
