import { BaseRecord } from '@kit/server/store/base-record';
import { Column, Entity } from 'typeorm';

@Entity('calendar_feeds')
export class CalendarFeed extends BaseRecord {
  @Column({ type: 'int' }) user_id!: number;
  /** SHA-256 of the address's token: whoever reads the table cannot read the feed. */
  @Column({ type: 'varchar' }) token_hash!: string;
}
