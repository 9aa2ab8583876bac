import { Column, Entity } from 'typeorm';
import { BaseRecord } from '@kit/server/store/base-record';

@Entity('message_views')
export class MessageView extends BaseRecord {
  @Column({ type: 'int' }) message_id!: number;
  @Column({ type: 'int' }) user_id!: number;
}
