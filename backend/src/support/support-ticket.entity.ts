import { Column, Entity } from 'typeorm';
import { BaseRecord } from '../database/base-record';
import { InstantColumn } from '../database/columns';

/** A question to the admins; resolved and reopened by stamps. */
@Entity('support_tickets')
export class SupportTicket extends BaseRecord {
  @Column({ type: 'int' })
  user_id!: number;

  @Column({ type: 'int', nullable: true })
  resolved_id!: number | null;

  @InstantColumn({ nullable: true })
  resolved_at!: Date | null;

  @Column({ type: 'text', nullable: true })
  details!: string | null;

  @Column({ type: 'int', nullable: true })
  github_issue_number!: number | null;

  @Column({ type: 'varchar', nullable: true })
  number!: string | null;

  @Column({ type: 'text' })
  message!: string;
}
