import type { SavedQuery } from '@yard/contracts/saved';
import { Column, Entity } from 'typeorm';
import { BaseRecord, InstantColumn, JsonColumn } from '@kit/server/store/base-record';

@Entity('saved_searches')
export class SavedSearch extends BaseRecord {
  @Column({ type: 'int' }) user_id!: number;
  @Column() name!: string;
  @JsonColumn() query!: SavedQuery;
  @Column({ type: 'varchar', nullable: true }) place!: string | null;
  @Column({ type: 'boolean' }) notify!: boolean;
  @InstantColumn({ nullable: true }) notified_at!: Date | null;
  /** Machines that were published up to here are not new to this person. */
  @InstantColumn() looked_until!: Date;
  /** Nobody looks before; while somebody does, when another one may. */
  @InstantColumn() next_look_at!: Date;
}
