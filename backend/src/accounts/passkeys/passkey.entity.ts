import { BaseRecord, InstantColumn } from '@kit/server/store/base-record';
import { Column, Entity } from 'typeorm';

/** A WebAuthn credential of an account: its device holds the private key. */
@Entity('passkeys')
export class Passkey extends BaseRecord {
  @Column({ type: 'int' }) user_id!: number;
  @Column() name!: string;
  /** Base64url; unique. */
  @Column() credential_id!: string;
  /** COSE, in base64url. */
  @Column({ type: 'text' }) public_key!: string;
  /** Signatures that the device had made when it was last used; 0 for devices that do not count. */
  @Column({ type: 'int' }) sign_count!: number;
  /** The browser's ways to reach the device, separated by commas: `internal,hybrid`. */
  @Column({ type: 'varchar', nullable: true }) transports!: string | null;
  @InstantColumn({ nullable: true }) last_used_at!: Date | null;
}
