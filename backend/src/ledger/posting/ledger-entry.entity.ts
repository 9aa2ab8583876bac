import type { LedgerKind } from '@yard/contracts';
import { Column, Entity } from 'typeorm';
import { BaseRecord, InstantColumn } from '@kit/server/store/base-record';

/**
 * One movement of money; its lines sum to zero. Never changed, never removed: what was wrong is set right by another.
 */
@Entity('ledger_entries')
export class LedgerEntry extends BaseRecord {
  @Column({ type: 'varchar' }) kind!: LedgerKind;
  /** Unique key of the cause: `payment-12`, `refund-5`, `damage-7` (the rental's id), `payout-3`. */
  @Column() entry_key!: string;
  @Column({ type: 'int', nullable: true }) rental_request_id!: number | null;
  @Column({ type: 'int', nullable: true }) payment_id!: number | null;
  @Column({ type: 'int', nullable: true }) refund_id!: number | null;
  @Column({ type: 'int', nullable: true }) payout_id!: number | null;
  /** The correction it was posted for; null of what happened. */
  @Column({ type: 'int', nullable: true }) correction_id!: number | null;
  @InstantColumn() posted_at!: Date;
}
