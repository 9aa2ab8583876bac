import { BaseRecord } from '@kit/server/store/base-record';
import { Column, Entity } from 'typeorm';

/** A note of an admin about a person. Admins alone read it. */
@Entity('user_notes')
export class UserNote extends BaseRecord {
  @Column({ type: 'int' }) about_id!: number;
  @Column({ type: 'int' }) user_id!: number;
  @Column({ type: 'text' }) content!: string;
}
