import { Column, Entity } from 'typeorm';
import { BaseRecord } from '@kit/server/store/base-record';

/** Filters of a list of the back office that admins use again. */
@Entity('saved_filters')
export class SavedFilter extends BaseRecord {
  @Column() name!: string;
  @Column() list_path!: string;
  @Column() query!: string;
}
