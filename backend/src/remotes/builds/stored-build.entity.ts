import { Column, Entity } from 'typeorm';
import { BaseRecord, JsonColumn } from '@kit/server/store/base-record';

/** A shell or remote that some process was built with; its files lie on a shelf that all processes share. */
@Entity('kept_builds')
export class StoredBuild extends BaseRecord {
  /** The project's name: `shell-public`, `mf-support`. */
  @Column() name!: string;
  /** The build's own name for itself, and pages' name for a remote's. */
  @Column() version!: string;
  /** Hash of what is stored, which is its name in the store. */
  @Column() content!: string;
  /** A shell's files that are requested by path alone; none for remotes, whose addresses name the version. */
  @JsonColumn() paths!: string[];
}
