import type { MinorUnits } from '@kit/money';
import { BaseRecord, MoneyColumn } from '@kit/server/store/base-record';
import type { LedgerAccount } from '@yard/contracts';
import { Column, Entity } from 'typeorm';

/** An entry that an admin proposes to set another right, or to stand in for one that is missing. */
@Entity('ledger_corrections')
export class LedgerCorrection extends BaseRecord implements Record<LedgerAccount, MinorUnits> {
  @Column({ type: 'int' }) rental_request_id!: number;
  @Column() entry_key!: string;
  /** The entry of that key; null where the ledger lacks it. */
  @Column({ type: 'int', nullable: true }) entry_id!: number | null;
  @MoneyColumn() provider_balance!: MinorUnits;
  @MoneyColumn() deposits_held!: MinorUnits;
  @MoneyColumn() owner_payable!: MinorUnits;
  @MoneyColumn() platform_fees!: MinorUnits;
  @Column({ type: 'text' }) reason!: string;
  @Column({ type: 'int' }) user_id!: number;
  /** Once it is posted. */
  @Column({ type: 'int', nullable: true }) confirmed_by!: number | null;
}
