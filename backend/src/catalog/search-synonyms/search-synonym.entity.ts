import { Column, Entity } from 'typeorm';
import { BaseRecord } from '@kit/server/store/base-record';

@Entity('search_synonyms')
export class SearchSynonym extends BaseRecord {
  @Column() term!: string;
  @Column() means!: string;
}
