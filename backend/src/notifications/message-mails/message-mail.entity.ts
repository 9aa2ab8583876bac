import type { NotificationRecord } from '@yard/contracts';
import { Column, Entity } from 'typeorm';
import { BaseRecord, JsonColumn } from '@kit/server/store/base-record';

/** A mail to one person about one message, sent unless they read the message before. */
@Entity('message_mails')
export class MessageMail extends BaseRecord {
  @Column({ type: 'int' }) user_id!: number;
  @Column({ type: 'int' }) message_id!: number;
  /** The conversation: `support_ticket 7`. */
  @Column() thread!: string;
  /** The subject where the message is mailed alone. */
  @Column() title!: string;
  /** After the count, the subject of several: `new messages about Excavator`. */
  @Column() title_of_many!: string;
  @Column({ type: 'text' }) body!: string;
  @JsonColumn() facts!: [string, string][];
  @JsonColumn() data!: NotificationRecord['data'];
  /** Same as a mail's. */
  @Column({ type: 'int', nullable: true }) sender_id!: number | null;
}
