import { BaseRecord } from '@kit/server/store/base-record';
import { Column, Entity } from 'typeorm';

@Entity('media')
export class Media extends BaseRecord {
  @Column({ type: 'int' }) user_id!: number;
  @Column() folder!: string;
  @Column() name!: string;
  @Column() path!: string;
  @Column() mime_type!: string;
  @Column({ type: 'int' }) size!: number;
  @Column({ type: 'int', nullable: true }) width!: number | null;
  @Column({ type: 'int', nullable: true }) height!: number | null;
}
