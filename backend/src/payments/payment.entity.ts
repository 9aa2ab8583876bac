import type { MinorUnits } from '@kit/money';
import { BaseRecord, InstantColumn, MoneyColumn } from '@kit/server/store/base-record';
import type { PaymentKind, PaymentStatus } from '@yard/contracts';
import { Column, Entity } from 'typeorm';
import { paymentMoves } from './payment-moves';

/** One attempt to collect money; written before the provider is called. */
@Entity('payments')
export class Payment extends BaseRecord {
  @Column({ type: 'int' }) rental_request_id!: number;
  @Column({ type: 'varchar' }) kind!: PaymentKind;
  /** Id of the change that a rent pays for; null where it pays for the rental itself. */
  @Column({ type: 'int', nullable: true }) rental_change_id?: number | null;
  @Column({ type: 'int' }) attempt!: number;
  @MoneyColumn() amount!: MinorUnits;
  @MoneyColumn() refunded_amount!: MinorUnits;
  @Column() currency!: string;
  @Column({ type: 'varchar' }) status!: PaymentStatus;
  @Column({ type: 'varchar', nullable: true }) failure_message!: string | null;
  /** The provider's word for why it was refused. */
  @Column({ type: 'varchar', nullable: true }) failure_code?: string | null;
  /** The time an admin requested another card than this attempt's from the renter. */
  @InstantColumn({ nullable: true }) card_asked_at?: Date | null;
  @Column({ type: 'varchar', nullable: true }) stripe_payment_method_id!: string | null;
  @Column({ type: 'varchar', nullable: true }) stripe_payment_intent_id!: string | null;
  @Column({ type: 'varchar', nullable: true }) client_secret!: string | null;
  @Column() idempotency_key!: string;
  @InstantColumn({ nullable: true }) attempted_at!: Date | null;
  @InstantColumn({ nullable: true }) succeeded_at!: Date | null;
  @InstantColumn({ nullable: true }) waived_at?: Date | null;
  /** The admin who let it go. */
  @Column({ type: 'int', nullable: true }) waived_by?: number | null;
  @Column({ type: 'text', nullable: true }) waiver_reason?: string | null;
  @Column({ type: 'varchar', nullable: true }) stripe_dispute_id?: string | null;
  /** The provider's word; null where nobody disputes it. */
  @Column({ type: 'varchar', nullable: true }) dispute_status?: string | null;
  @MoneyColumn({ nullable: true }) dispute_amount?: MinorUnits | null;
  @InstantColumn({ nullable: true }) dispute_due_by?: Date | null;
  @InstantColumn({ nullable: true }) dispute_opened_at?: Date | null;
  @InstantColumn({ nullable: true }) dispute_closed_at?: Date | null;
  @InstantColumn({ nullable: true }) dispute_answered_at?: Date | null;
  /** The next poll of the provider for an unknown outcome; set by `ReconcileQueue`. */
  @InstantColumn({ nullable: true }) ask_after?: Date | null;

  override mustAccept({ status }: Partial<Payment>): void {
    paymentMoves.mustAllow(this.status, status);
  }
}
