import { Column, Entity } from 'typeorm';
import { BaseRecord } from '@kit/server/store/base-record';

@Entity('saved_replies')
export class SavedReply extends BaseRecord {
  @Column() title!: string;
  @Column({ type: 'text' }) content!: string;
}
