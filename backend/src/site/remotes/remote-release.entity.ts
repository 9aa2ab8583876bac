import { Column, Entity } from 'typeorm';
import { BaseRecord, JsonColumn } from '@kit/server/store/base-record';

/** Which version of a remote visitors get: one row a remote, and so one switch. */
@Entity('remote_releases')
export class RemoteRelease extends BaseRecord {
  @Column() name!: string;
  /** Null: what the installation was built with. */
  @Column({ type: 'varchar', nullable: true }) version!: string | null;
  /** What some of the visitors try. */
  @Column({ type: 'varchar', nullable: true }) canary_version!: string | null;
  /** How many of them, in hundredths of a percent. */
  @Column({ type: 'int', nullable: true }) canary_share!: number | null;
  /** What was live before, the latest first. */
  @JsonColumn() past!: (string | null)[];
}
