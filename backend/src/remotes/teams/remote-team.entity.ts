import { Forbidden, Unauthenticated } from '@laravel-wire/nest/errors';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { hashOfSecret } from '@kit/server/store/hash-of-secret';
import { Column, Entity } from 'typeorm';
import { BaseRecord, JsonColumn } from '@kit/server/store/base-record';

export interface TeamKey {
  pem: string;
  /** The first instant at which it signs nothing more; null: none. */
  until: string | null;
}

/** A key's name: the same for all who have it. */
export const idOf = ({ pem }: Pick<TeamKey, 'pem'>): string => hashOfSecret(pem).slice(0, 12);

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
  /** All that it may sign with; null: that one. */
  @JsonColumn({ nullable: true }) signing_keys!: TeamKey[] | null;
  /** Id of the key that signed what is sent just now. */
  signer?: string;

  allKeys(): TeamKey[] {
    return this.signing_keys ?? [{ pem: this.public_key, until: null }];
  }

  /**
   * Locks the team, which may have lost token, key or remote while its archive came in.
   *
   * @throws Unauthenticated for another token, or none, or a key that was removed; Forbidden for a remote that is not the team's
   */
  async mustStillOwn(tx: Transaction, remote: string): Promise<void> {
    const now = await tx.lock(RemoteTeam, { id: this.id });
    const isSigner = (key: TeamKey) => this.signer === undefined || idOf(key) === this.signer;
    if (now?.token_hash !== this.token_hash || !now.allKeys().some(isSigner)) throw new Unauthenticated();
    this.remotes = now.remotes;
    this.mustOwn(remote);
  }

  /** @throws Forbidden for another team's remote */
  mustOwn(remote: string): void {
    if (!this.remotes.includes(remote)) throw new Forbidden(`${remote} is no remote of ${this.name}.`);
  }
}
