import { BaseRecord, InstantColumn } from '@kit/server/store/base-record';
import { Column, Entity } from 'typeorm';

/** A search that found no machine, and how often it was made. */
@Entity('missed_searches')
export class MissedSearch extends BaseRecord {
  /** Lower case, without accents. */
  @Column() term!: string;
  @Column({ type: 'int' }) count!: number;
  @InstantColumn() last_at!: Date;
}
