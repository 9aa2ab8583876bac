import { BaseRecord, InstantColumn } from '@kit/server/store/base-record';
import { Column, Entity } from 'typeorm';

/** Shown on every page from `starts_at` until `ends_at`. */
@Entity('announcements')
export class Announcement extends BaseRecord {
  @Column() content!: string;
  @InstantColumn() starts_at!: Date;
  @InstantColumn() ends_at!: Date;
}
