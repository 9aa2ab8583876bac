import type { LedgerAccount } from '@yard/contracts';
import type { MinorUnits } from '@kit/money';
import { Column, Entity } from 'typeorm';
import { BaseRecord, InstantColumn, MoneyColumn } from '@kit/server/store/base-record';

/** One side of an entry: a debit is above 0, a credit below. */
@Entity('ledger_lines')
export class LedgerLine extends BaseRecord {
  @Column({ type: 'int' }) entry_id!: number;
  @Column({ type: 'varchar' }) account!: LedgerAccount;
  /** The owner, on `owner_payable` alone. */
  @Column({ type: 'int', nullable: true }) user_id!: number | null;
  @Column({ type: 'int', nullable: true }) rental_request_id!: number | null;
  @MoneyColumn() amount!: MinorUnits;
  /** The entry's own, so that sums over days need one table. */
  @InstantColumn() posted_at!: Date;
}
