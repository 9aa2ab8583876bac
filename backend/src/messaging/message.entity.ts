import { Column, Entity } from 'typeorm';
import { BaseRecord, JsonColumn } from '@kit/server/store/base-record';

@Entity('messages')
export class Message extends BaseRecord {
  @Column({ type: 'int' }) user_id!: number;
  @Column({ type: 'int' }) messageable_id!: number;
  /** One of a kind's stored names: `messageable-types`. */
  @Column({ type: 'varchar' }) messageable_type!: string;
  @Column({ type: 'text' }) content!: string;
  @JsonColumn({ nullable: true }) photo_ids!: number[] | null;
}
