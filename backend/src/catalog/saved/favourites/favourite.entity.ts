import { Column, Entity } from 'typeorm';
import { BaseRecord } from '@kit/server/store/base-record';

/** A machine that somebody keeps in mind; one of each for a person. */
@Entity('favourites')
export class Favourite extends BaseRecord {
  @Column({ type: 'int' }) user_id!: number;
  @Column({ type: 'int' }) machine_id!: number;
  /** What the machine was called then: of one that is withdrawn it is all that may be shown. */
  @Column() subject!: string;
}
