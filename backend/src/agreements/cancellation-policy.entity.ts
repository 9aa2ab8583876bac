import type { CancellationTier } from '@yard/contracts';
import { Column, Entity } from 'typeorm';
import { BaseRecord, JsonColumn } from '@kit/server/store/base-record';

/** Refunds on cancellation, one row per version; the highest is in force. */
@Entity('cancellation_policies')
export class CancellationPolicy extends BaseRecord {
  @Column({ type: 'int' }) version!: number;
  @Column() name!: string;
  @Column({ type: 'int' }) window_hours!: number;
  @JsonColumn() tiers!: CancellationTier[];
  @Column({ type: 'text', nullable: true }) body!: string | null;
}
