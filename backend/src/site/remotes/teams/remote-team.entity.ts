import { Column, Entity } from 'typeorm';
import { BaseRecord } from '@kit/server/store/base-record';
import { JsonColumn } from '@kit/server/store/columns';

/** Who may publish remotes over HTTP: holds a token, and signs what it sends. */
@Entity('remote_teams')
export class RemoteTeam extends BaseRecord {
  @Column() name!: string;
  /** Folder names of the remotes that are the team's. */
  @JsonColumn() remotes!: string[];
  /** SHA-256 in hex: the token itself is shown once and stored by the team alone. */
  @Column() token_hash!: string;
  /** Where it is notified that one of its versions was rolled back. */
  @Column({ type: 'varchar', nullable: true }) mail!: string | null;
  /** Ed25519, as PEM. */
  @Column({ type: 'text' }) public_key!: string;
}
