import { Column, Entity } from 'typeorm';
import { BaseRecord } from '@kit/server/store/base-record';

/** A picture of a machine, by position. */
@Entity('photos')
export class Photo extends BaseRecord {
  @Column({ type: 'int' }) machine_id!: number;
  @Column({ type: 'int', nullable: true }) media_id!: number | null;
  @Column() url!: string;
  @Column({ type: 'varchar', nullable: true }) caption!: string | null;
  @Column({ type: 'int' }) position!: number;
}
