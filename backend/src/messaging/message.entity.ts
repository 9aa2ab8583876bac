import type { MessageableType } from '@yard/contracts';
import { Column, Entity } from 'typeorm';
import { BaseRecord } from '../database/base-record';

/** A message on anything that can be written about. */
@Entity('messages')
export class Message extends BaseRecord {
  @Column({ type: 'int' })
  user_id!: number;

  @Column({ type: 'int' })
  messageable_id!: number;

  @Column({ type: 'varchar' })
  messageable_type!: MessageableType;

  @Column({ type: 'text' })
  content!: string;
}
