import type { DocumentKind } from '@yard/contracts';
import { Column, Entity } from 'typeorm';
import { BaseRecord, InstantColumn } from '@kit/server/store/base-record';

/** A text people agree to, one row a version. */
@Entity('documents')
export class Document extends BaseRecord {
  @Column({ type: 'varchar' }) kind!: DocumentKind;
  @Column() name!: string;
  @Column({ type: 'text' }) content!: string;
  @Column({ type: 'int' }) version!: number;
  /** The author of this version; null for texts that came with the installation. */
  @Column({ type: 'int', nullable: true }) user_id!: number | null;
  @InstantColumn({ nullable: true }) published_at!: Date | null;
}
