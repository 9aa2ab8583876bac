import { BaseRecord, InstantColumn, JsonColumn } from '@kit/server/store/base-record';
import type { NotificationRecord } from '@yard/contracts';
import { Column, Entity } from 'typeorm';

/** An in-app notice to one person. */
@Entity('notifications')
export class Notification extends BaseRecord {
  @Column({ type: 'int' }) user_id!: number;
  @Column() type!: string;
  @Column() title!: string;
  @Column({ type: 'text' }) body!: string;
  @JsonColumn() data!: NotificationRecord['data'];
  /** `subjectOf` the data. */
  @Column() matter!: string;
  @InstantColumn({ nullable: true }) read_at!: Date | null;
  @Column({ type: 'varchar', nullable: true }) dedupe_key!: string | null;
}
