import { Column, Entity } from 'typeorm';
import { BaseRecord } from '../../database/base-record';

@Entity('search_synonyms')
export class SearchSynonym extends BaseRecord {
  @Column()
  term!: string;

  @Column()
  means!: string;
}
