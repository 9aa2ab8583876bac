import { Column, Entity } from 'typeorm';
import { BaseRecord } from '@yard/server/store/base-record';
import { InstantColumn } from '@yard/server/store/columns';

/** An admin reads the public site as somebody else: docs/rules/0014-account.md. */
@Entity('impersonations')
export class Impersonation extends BaseRecord {
  @Column()
  user_id!: number;

  @Column()
  admin_id!: number;

  @Column({ type: 'varchar', length: 1_000 })
  reason!: string;

  /** Of the link until it is opened, of the cookie from then on. */
  @Column()
  token_hash!: string;

  @InstantColumn({ nullable: true })
  opened_at!: Date | null;

  /** Of the link until it is opened, of the reading from then on; where it was ended, then. */
  @InstantColumn()
  ends_at!: Date;
}
