import type { MinorUnits } from '@kit/money';
import { BaseRecord, InstantColumn, MoneyColumn } from '@kit/server/store/base-record';
import type { PayoutStatus } from '@yard/contracts';
import { Column, Entity } from 'typeorm';
import { payoutMoves } from './payout-moves';

/** Money on its way to an owner; written before the provider is called. */
@Entity('payouts')
export class Payout extends BaseRecord {
  @Column({ type: 'int' }) user_id!: number;
  @Column({ type: 'int', nullable: true }) rental_request_id!: number | null;
  /** Counts a rental's payouts: money that comes late is paid by a further one. */
  @Column({ type: 'int' }) sequence!: number;
  /** Counts what the provider refused: each new try has a key of its own. */
  @Column({ type: 'int' }) attempt!: number;
  @MoneyColumn() amount!: MinorUnits;
  @Column() currency!: string;
  @Column({ type: 'varchar' }) status!: PayoutStatus;
  @Column({ type: 'varchar', nullable: true }) failure_message!: string | null;
  @Column({ type: 'varchar', nullable: true }) stripe_transfer_id!: string | null;
  @Column({ type: 'varchar', nullable: true }) idempotency_key!: string | null;
  /** The time this amount was decided to be sent; null while it waits for an account. */
  @InstantColumn({ nullable: true }) attempted_at!: Date | null;
  @InstantColumn({ nullable: true }) paid_at!: Date | null;

  override mustAccept({ status }: Partial<Payout>): void {
    payoutMoves.mustAllow(this.status, status);
  }
}
