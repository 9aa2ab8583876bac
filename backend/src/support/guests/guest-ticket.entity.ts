import { BaseRecord } from '@kit/server/store/base-record';
import { Column, Entity } from 'typeorm';

/** A guest’s message to support. The row is deleted once the address is confirmed, or after a day. */
@Entity('guest_tickets')
export class GuestTicket extends BaseRecord {
  @Column() name!: string;
  @Column() email!: string;
  @Column({ type: 'varchar', nullable: true }) subject!: string | null;
  @Column({ type: 'text' }) message!: string;
  /** SHA-256 of the mail's token, in hex; unique. */
  @Column({ length: 64 }) token!: string;
}
