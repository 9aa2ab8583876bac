import { Column, Entity } from 'typeorm';
import { BaseRecord } from '@kit/server/store/base-record';

/** A machine that somebody keeps in mind; one of each for a person. */
@Entity('favourites')
export class Favourite extends BaseRecord {
  @Column({ type: 'int' }) user_id!: number;
  @Column({ type: 'int' }) machine_id!: number;
  /** The machine's title at saving: all that may be shown of one that is withdrawn. */
  @Column() subject!: string;
}
