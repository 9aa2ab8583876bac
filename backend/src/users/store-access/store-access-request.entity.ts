import { BaseRecord, InstantColumn } from '@kit/server/store/base-record';
import { Column, Entity } from 'typeorm';

/** A user asks to list machines. */
@Entity('rental_store_access_requests')
export class StoreAccessRequest extends BaseRecord {
  @Column({ type: 'int' }) user_id!: number;
  @Column() business_name!: string;
  @Column() phone!: string;
  @Column({ type: 'text', nullable: true }) details!: string | null;
  @Column({ type: 'varchar', nullable: true }) message!: string | null;
  @Column({ type: 'int', nullable: true }) decided_id!: number | null;
  @InstantColumn({ nullable: true }) approved_at!: Date | null;
  @InstantColumn({ nullable: true }) declined_at!: Date | null;
}
