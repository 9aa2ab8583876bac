import { Column, Entity } from 'typeorm';
import { BaseRecord, InstantColumn } from '@kit/server/store/base-record';

@Entity('reviews')
export class Review extends BaseRecord {
  @Column({ type: 'int' }) rental_request_id!: number;
  @Column({ type: 'int' }) machine_id!: number;
  @Column({ type: 'int' }) user_id!: number;
  @Column({ type: 'int' }) reviewed_id!: number;
  @Column({ type: 'varchar' }) about!: 'machine' | 'renter';
  @Column({ type: 'int' }) rating!: number;
  @Column({ type: 'int', nullable: true }) condition!: number | null;
  @Column({ type: 'int', nullable: true }) communication!: number | null;
  @Column({ type: 'text', nullable: true }) content!: string | null;
  @Column({ type: 'text', nullable: true }) reply!: string | null;
  @InstantColumn({ nullable: true }) replied_at!: Date | null;
  /** The time of publication: known from the start, and brought forward by the other side's review. */
  @InstantColumn() publish_at!: Date;
  @InstantColumn({ nullable: true }) hidden_at!: Date | null;
  @Column({ type: 'varchar', nullable: true }) hide_reason!: string | null;
}
