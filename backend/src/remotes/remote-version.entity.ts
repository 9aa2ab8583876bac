import { Column, Entity } from 'typeorm';
import { BaseRecord, InstantColumn, JsonColumn } from '@kit/server/store/base-record';
import type { RemoteManifest } from '@kit/federation-registry/served-remote';

/** Where a version came from, as its team says, and how large it is. */
export interface VersionOrigin {
  commit: string | null;
  author: string | null;
  message: string | null;
  /** Id of the key that its archive was signed with; null from the command line. */
  signed_with: string | null;
  bytes: number;
}

/** A published version; its stored files never change. */
@Entity('remote_versions')
export class RemoteVersion extends BaseRecord {
  /** The remote's folder name: `mf-support`. */
  @Column() name!: string;
  /** Hash of its content. */
  @Column() version!: string;
  /** Remotes that were published under one word are switched together. */
  @Column({ type: 'varchar', nullable: true }) release_group!: string | null;
  /** The team that sent it over HTTP; null where the command line published it. */
  @Column({ type: 'varchar', nullable: true }) published_by!: string | null;
  /** The time of its automatic rollback; null for one that was released again since. */
  @InstantColumn({ nullable: true }) taken_back_at!: Date | null;
  @Column({ type: 'varchar', nullable: true }) taken_back_because!: string | null;
  /** Null for one that was published before this was noted. */
  @JsonColumn({ nullable: true }) origin!: VersionOrigin | null;
  @JsonColumn() manifest!: RemoteManifest;
  @JsonColumn() integrity!: Record<string, string>;
}
