import { BaseRecord, InstantColumn, JsonColumn } from '@kit/server/store/base-record';
import { Column, Entity } from 'typeorm';

@Entity('breakdowns')
export class Breakdown extends BaseRecord {
  @Column({ type: 'int' }) rental_request_id!: number;
  @Column({ type: 'int' }) user_id!: number;
  @Column({ type: 'text' }) details!: string;
  @InstantColumn() since!: Date;
  @InstantColumn({ nullable: true }) up_at!: Date | null;
  @InstantColumn({ nullable: true }) resolved_at!: Date | null;
  @Column({ type: 'text', nullable: true }) resolution!: string | null;
  @JsonColumn({ nullable: true }) photo_ids!: number[] | null;
}
