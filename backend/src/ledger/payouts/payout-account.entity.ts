import { Column, Entity } from 'typeorm';
import { BaseRecord } from '@kit/server/store/base-record';

/** An owner's account at the payment provider. */
@Entity('payout_accounts')
export class PayoutAccount extends BaseRecord {
  @Column({ type: 'int' }) user_id!: number;
  @Column() stripe_account_id!: string;
  /** The provider's latest word: it has all the data it requires. */
  @Column({ type: 'boolean' }) payouts_enabled!: boolean;
}
