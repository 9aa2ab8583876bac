import { BaseRecord } from '@kit/server/store/base-record';
import { Column, Entity } from 'typeorm';

/** A stored card: brand and last four digits only. */
@Entity('payment_methods')
export class PaymentMethod extends BaseRecord {
  @Column({ type: 'int' }) user_id!: number;
  @Column() stripe_payment_method_id!: string;
  @Column() brand!: string;
  @Column() last4!: string;
  @Column({ type: 'int' }) exp_month!: number;
  @Column({ type: 'int' }) exp_year!: number;
  @Column({ type: 'boolean' }) is_default!: boolean;
}
