import { BaseRecord, InstantColumn, JsonColumn } from '@kit/server/store/base-record';
import { type GithubIssueState, type TicketPriority, ticketStateOf } from '@yard/contracts';
import { Column, Entity } from 'typeorm';
import { ticketMoves } from './ticket-moves';

/** Columns of a ticket whose GitHub issue Yard has not read yet, or that has none. */
export const UNREAD_ISSUE = {
  github_issue_url: null,
  github_issue_state: null,
  github_issue_asked_at: null,
  github_issue_read_at: null,
};

/** A question to the admins; resolved and reopened by stamps. */
@Entity('support_tickets')
export class SupportTicket extends BaseRecord {
  @Column({ type: 'int' }) user_id!: number;
  @Column({ type: 'int', nullable: true }) resolved_id!: number | null;
  @InstantColumn({ nullable: true }) resolved_at!: Date | null;
  /** The last answer by somebody else than its author; null while it waits for one (`storeLastWord`). */
  @InstantColumn({ nullable: true }) answered_at!: Date | null;
  @InstantColumn({ nullable: true }) reopened_at!: Date | null;
  @Column({ type: 'text', nullable: true }) details!: string | null;
  @Column({ type: 'int', nullable: true }) github_issue_number!: number | null;
  @Column({ type: 'varchar', nullable: true }) github_issue_url!: string | null;
  @Column({ type: 'varchar', length: 10, nullable: true }) github_issue_state!: GithubIssueState | null;
  /** The time an issue was requested from GitHub; null once GitHub has answered. */
  @InstantColumn({ nullable: true }) github_issue_asked_at!: Date | null;
  @InstantColumn({ nullable: true }) github_issue_read_at!: Date | null;
  @Column({ type: 'varchar', nullable: true }) number!: string | null;
  @Column({ type: 'text' }) message!: string;
  @Column({ type: 'varchar', nullable: true }) subject!: string | null;
  @Column({ type: 'int', nullable: true }) rental_request_id!: number | null;
  /** The admin who answers it. */
  @Column({ type: 'int', nullable: true }) assignee_id!: number | null;
  @Column({ type: 'varchar', length: 10 }) priority!: TicketPriority;
  @JsonColumn({ nullable: true }) photo_ids!: number[] | null;

  override mustAccept(changes: Partial<SupportTicket>): void {
    ticketMoves.mustAllow(ticketStateOf(this), ticketStateOf({ ...this, ...changes }));
  }
}
