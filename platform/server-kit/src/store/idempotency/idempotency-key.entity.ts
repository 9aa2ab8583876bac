import { Column, Entity } from 'typeorm';
import { BaseRecord } from '../base-record';

/** The first answer to a repeated POST; `updated_at` is when the claim was made or the answer stored. */
@Entity('idempotency_keys')
export class IdempotencyKey extends BaseRecord {
  @Column({ type: 'int', nullable: true }) user_id!: number | null;
  @Column() method!: string;
  @Column() path!: string;
  @Column() key!: string;
  /** SHA-256 of owner, method, path and key; unique. */
  @Column() scope!: string;
  /** Names who runs the request; a claim that was taken over no longer writes the answer. */
  @Column() claim!: string;
  /** SHA-256 of query and body. */
  @Column() fingerprint!: string;
  /** Null while the first request is still running. */
  @Column({ type: 'int', nullable: true }) status!: number | null;
  @Column({ type: 'varchar', nullable: true }) content_type!: string | null;
  @Column({ type: 'text', nullable: true }) body!: string | null;
}
