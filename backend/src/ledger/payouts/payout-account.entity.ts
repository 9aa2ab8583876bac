import { Column, Entity } from 'typeorm';
import { BaseRecord } from '@kit/server/store/base-record';

/** Where the provider pays an owner. */
@Entity('payout_accounts')
export class PayoutAccount extends BaseRecord {
  @Column({ type: 'int' }) user_id!: number;
  @Column() stripe_account_id!: string;
  /** As the provider last said: it has all it asks for. */
  @Column({ type: 'boolean' }) payouts_enabled!: boolean;
}
