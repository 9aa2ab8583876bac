import { BaseRecord, JsonColumn } from '@kit/server/store/base-record';
import type { Geotag } from '@yard/contracts';
import { Column, Entity } from 'typeorm';

@Entity('addresses')
export class Address extends BaseRecord {
  @Column({ type: 'int' }) user_id!: number;
  @Column() line1!: string;
  @Column({ type: 'varchar', nullable: true }) line2!: string | null;
  @Column() city!: string;
  @Column() state!: string;
  @Column() postal_code!: string;
  @JsonColumn({ nullable: true }) geotag!: Geotag | null;
  @Column({ type: 'boolean' }) confirmed!: boolean;
  @Column({ type: 'boolean', default: false }) own!: boolean;
}
