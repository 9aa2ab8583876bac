import { Forbidden, Unauthenticated } from '@laravel-wire/nest/errors';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { Column, Entity } from 'typeorm';
import { BaseRecord, JsonColumn } from '@kit/server/store/base-record';

/** A team that may publish remotes over HTTP: it holds a token, and signs what it sends. */
@Entity('remote_teams')
export class RemoteTeam extends BaseRecord {
  @Column() name!: string;
  /** Folder names of the remotes that are the team's. */
  @JsonColumn() remotes!: string[];
  /** SHA-256 in hex: the token itself is shown once and stored by the team alone. */
  @Column() token_hash!: string;
  /** Receives mails when one of its versions was rolled back. */
  @Column({ type: 'varchar', nullable: true }) mail!: string | null;
  /** Ed25519, as PEM. */
  @Column({ type: 'text' }) public_key!: string;

  /**
   * Locks the team, which may have lost token, key or remote while its archive came in.
   *
   * @throws Unauthenticated for another token or key, or none; Forbidden for a remote that is not the team's
   */
  async mustStillOwn(tx: Transaction, remote: string): Promise<void> {
    const now = await tx.lock(RemoteTeam, { id: this.id });
    const isSame = now?.token_hash === this.token_hash && now.public_key === this.public_key;
    if (!isSame) throw new Unauthenticated();
    this.remotes = now.remotes;
    this.mustOwn(remote);
  }

  /** @throws Forbidden for another team's remote */
  mustOwn(remote: string): void {
    if (!this.remotes.includes(remote)) throw new Forbidden(`${remote} is no remote of ${this.name}.`);
  }
}
