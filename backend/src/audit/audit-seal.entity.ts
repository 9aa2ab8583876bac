import { Column, Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn } from '@kit/server/store/base-record';

/** One link of the chain over audit events, in the order in which they were sealed. */
@Entity('audit_seals')
export class AuditSeal {
  /** Counts from 1, without gaps. */
  @PrimaryColumn({ type: 'int' }) position!: number;
  @Column({ type: 'int' }) event_id!: number;
  /** Hash over the event and the link before. */
  @Column() hash!: string;
  /** Set where everything up to here was swept: the chain goes on from this link. */
  @Column({ type: 'varchar', nullable: true }) anchor!: string | null;
  @InstantColumn() sealed_at!: Date;
}
