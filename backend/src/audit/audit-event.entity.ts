import { BaseRecord, JsonColumn } from '@kit/server/store/base-record';
import { Column, Entity } from 'typeorm';

@Entity('audit_events')
export class AuditEvent extends BaseRecord {
  @Column({ type: 'int', nullable: true }) user_id!: number | null;
  @Column() action!: string;
  @Column() record_type!: string;
  @Column({ type: 'int' }) record_id!: number;
  @JsonColumn() data!: Record<string, unknown>;
  @Column({ type: 'varchar', nullable: true }) ip_address!: string | null;
  @Column({ type: 'varchar', nullable: true }) request_id!: string | null;
}
