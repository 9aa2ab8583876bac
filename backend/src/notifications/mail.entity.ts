import { Column, Entity } from 'typeorm';
import { BaseRecord, InstantColumn } from '@kit/server/store/base-record';

/** A mail in the outbox; sent after the commit that wrote it. */
@Entity('mails')
export class Mail extends BaseRecord {
  @Column() recipient!: string;
  @Column() subject!: string;
  @Column({ type: 'text' }) text!: string;
  @Column({ type: 'text' }) html!: string;
  /** A mail program's link to turn such mails off (RFC 8058); null once it is sent, and for most mails. */
  @Column({ type: 'varchar', nullable: true }) unsubscribe_url!: string | null;
  /** The user who caused it by an act of their own, where their mails are counted: see MailAllowance. */
  @Column({ type: 'int', nullable: true }) sender_id!: number | null;
  @Column({ type: 'int' }) attempts!: number;
  @InstantColumn({ nullable: true }) sent_at!: Date | null;
  @Column({ type: 'varchar', nullable: true }) failure_message!: string | null;
  /** The trace in which it was queued; null if it was not traced. */
  @Column({ type: 'varchar', length: 55, nullable: true }) traceparent!: string | null;
}
