import { Column, Entity } from 'typeorm';
import { BaseRecord, JsonColumn } from '@kit/server/store/base-record';
import type { Rollout } from './rollouts/steps';

/** The version of a remote that visitors get: one row per remote, and so one switch. */
@Entity('remote_releases')
export class RemoteRelease extends BaseRecord {
  @Column() name!: string;
  /** Null: what the installation was built with. */
  @Column({ type: 'varchar', nullable: true }) version!: string | null;
  /** The version that a share of visitors gets. */
  @Column({ type: 'varchar', nullable: true }) canary_version!: string | null;
  /** The share of visitors, in hundredths of a percent. */
  @Column({ type: 'int', nullable: true }) canary_share!: number | null;
  /** How the share goes on by itself; null where it stays. */
  @JsonColumn({ nullable: true }) rollout!: Rollout | null;
  /** Versions that were live before, the latest first. */
  @JsonColumn() past!: (string | null)[];
}
