import type { ContentReportRecord } from '@yard/contracts/report';
import { BaseRecord, InstantColumn } from '@kit/server/store/base-record';
import { Column, Entity } from 'typeorm';

/** A text that somebody reported, or that the rules marked; with the text as it was then. */
@Entity('content_reports')
export class ContentReport extends BaseRecord {
  @Column({ type: 'varchar' }) record_type!: ContentReportRecord['record_type'];
  @Column({ type: 'int' }) record_id!: number;
  @Column({ type: 'varchar', nullable: true }) parent_type!: ContentReportRecord['parent_type'];
  @Column({ type: 'int', nullable: true }) parent_id!: number | null;
  @Column({ type: 'int' }) user_id!: number;
  @Column({ type: 'int', nullable: true }) reporter_id!: number | null;
  @Column({ type: 'text' }) reason!: string;
  @Column({ type: 'text' }) content!: string;
  @Column({ type: 'varchar', nullable: true }) outcome!: ContentReportRecord['outcome'];
  @InstantColumn({ nullable: true }) closed_at!: Date | null;
  @Column({ type: 'int', nullable: true }) decider_id!: number | null;
  @Column({ type: 'text', nullable: true }) decision_reason!: string | null;
}
