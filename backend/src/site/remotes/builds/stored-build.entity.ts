import { Column, Entity } from 'typeorm';
import { BaseRecord, JsonColumn } from '@kit/server/store/base-record';

/** A shell or remote that some process was built with; its files lie on a shelf that all processes share. */
@Entity('kept_builds')
export class StoredBuild extends BaseRecord {
  /** Of its project: `shell-public`, `mf-support`. */
  @Column() name!: string;
  /** As the build names itself, and pages a remote's. */
  @Column() version!: string;
  /** Hash of what is stored, which is its name in the store. */
  @Column() content!: string;
  /** What of a shell is requested by its path alone; of remotes none, since their addresses name the version. */
  @JsonColumn() paths!: string[];
}
