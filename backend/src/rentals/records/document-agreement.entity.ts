import type { DocumentKind } from '@yard/contracts';
import type { AgreementValues } from '@yard/contracts/placeholders';
import { Column, Entity } from 'typeorm';
import { BaseRecord, InstantColumn, JsonColumn } from '@kit/server/store/base-record';

/** The exact text a renter accepted, with its hash. */
@Entity('document_agreements')
export class DocumentAgreement extends BaseRecord {
  @Column({ type: 'int' }) rental_request_id!: number;
  @Column({ type: 'int' }) document_id!: number;
  @Column({ type: 'int' }) user_id!: number;
  @Column({ type: 'varchar' }) kind!: DocumentKind;
  @Column({ type: 'int' }) version!: number;
  @Column() name!: string;
  @InstantColumn() agreed_at!: Date;
  @Column() sha256!: string;
  @Column({ type: 'text' }) content!: string;
  /** Values filled into the text of the rental agreement. */
  @JsonColumn({ nullable: true }) filled_with!: AgreementValues | null;
  /** The copy with the streets, from the approval on. */
  @Column({ type: 'text', nullable: true }) final_content!: string | null;
  @Column({ type: 'varchar', nullable: true }) final_sha256!: string | null;
  @Column({ type: 'varchar', nullable: true }) ip_address!: string | null;
}
