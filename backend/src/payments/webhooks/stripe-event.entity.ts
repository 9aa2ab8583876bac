import { Column, Entity } from 'typeorm';
import { BaseRecord, InstantColumn } from '@kit/server/store/base-record';

@Entity('stripe_events')
export class StripeEvent extends BaseRecord {
  @Column() stripe_event_id!: string;
  @Column() type!: string;
  @Column({ type: 'text' }) payload!: string;
  @InstantColumn({ nullable: true }) handled_at!: Date | null;
  /** The next attempt while it is not handled; set by `ReconcileQueue`. */
  @InstantColumn({ nullable: true }) ask_after?: Date | null;
  @Column({ type: 'int' }) attempts?: number;
}
