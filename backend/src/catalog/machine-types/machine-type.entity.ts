import { Column, Entity } from 'typeorm';
import { BaseRecord } from '../../database/base-record';

/** A rental category: what a renter looks for. */
@Entity('machine_types')
export class MachineType extends BaseRecord {
  @Column()
  name!: string;

  @Column({ type: 'varchar', nullable: true })
  slug!: string | null;

  @Column({ type: 'varchar', nullable: true })
  category!: string | null;
}
