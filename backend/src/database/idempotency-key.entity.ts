import { Column, Entity } from 'typeorm';
import { BaseRecord } from './base-record';

/** The first answer to a repeated POST. */
@Entity('idempotency_keys')
export class IdempotencyKey extends BaseRecord {
  @Column({ type: 'int', nullable: true })
  user_id!: number | null;

  @Column()
  method!: string;

  @Column()
  path!: string;

  @Column()
  key!: string;

  @Column()
  fingerprint!: string;

  @Column({ type: 'int', nullable: true })
  status!: number | null;

  @Column({ type: 'text', nullable: true })
  body!: string | null;
}
