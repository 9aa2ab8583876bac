import { Column, Entity } from 'typeorm';
import { BaseRecord, InstantColumn } from '@kit/server/store/base-record';

/** An admin reads the public site as somebody else: docs/rules/0014-account.md. */
@Entity('impersonations')
export class Impersonation extends BaseRecord {
  @Column() user_id!: number;
  @Column() admin_id!: number;
  @Column({ type: 'varchar', length: 1_000 }) reason!: string;
  /** The hash of the link's token until it is opened, of the cookie's from then on. */
  @Column() token_hash!: string;
  @InstantColumn({ nullable: true }) opened_at!: Date | null;
  /** The link's expiry; once it is opened, the (possibly early) end of the session. */
  @InstantColumn() ends_at!: Date;
}
