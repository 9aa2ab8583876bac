import { Column, Entity } from 'typeorm';
import { BaseRecord, InstantColumn } from '@kit/server/store/base-record';

@Entity('recordings')
export class Recording extends BaseRecord {
  /** SHA-256 of the visitor's secret: who reads the table cannot speak for them. */
  @Column() visitor_hash!: string;
  /** Its network, as a digest that only this installation can make; null from before that was stored. */
  @Column({ type: 'varchar', nullable: true }) network_hash!: string | null;
  @Column({ type: 'int', nullable: true }) user_id!: number | null;
  @Column({ type: 'int', nullable: true }) error_report_id!: number | null;
  @Column({ type: 'int', nullable: true }) support_ticket_id!: number | null;
  @Column({ type: 'varchar', nullable: true }) page!: string | null;
  @InstantColumn() started_at!: Date;
  @InstantColumn() ended_at!: Date;
  @Column({ type: 'int' }) events_count!: number;
  @Column({ type: 'int' }) bytes!: number;
  @Column({ type: 'int' }) stored_bytes!: number;
  /** The events as JSON, gzipped, in base64; read only where they are played. */
  @Column({ type: 'text', select: false }) body!: string;
}
