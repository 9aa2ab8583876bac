import { Column, Entity } from 'typeorm';
import { BaseRecord } from '@kit/server/store/base-record';

/** A machine that a mail about a search has named: none names it again. */
@Entity('saved_search_hits')
export class SavedSearchHit extends BaseRecord {
  @Column({ type: 'int' }) saved_search_id!: number;
  @Column({ type: 'int' }) machine_id!: number;
}
