import { BaseRecord } from '@kit/server/store/base-record';
import { Column, Entity } from 'typeorm';

/** A note among admins about a ticket. Its asker never sees it. */
@Entity('ticket_notes')
export class TicketNote extends BaseRecord {
  @Column({ type: 'int' }) support_ticket_id!: number;
  @Column({ type: 'int' }) user_id!: number;
  @Column({ type: 'text' }) content!: string;
}
