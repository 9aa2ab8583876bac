import type { ChecklistMark, MeterReading, SidedPhoto } from '@yard/contracts';
import { Column, Entity } from 'typeorm';
import { BaseRecord, DecimalColumn, InstantColumn, JsonColumn } from '@kit/server/store/base-record';

/** @property at  as an instant's text */
export interface StoredReading extends MeterReading {
  at: string;
}

/** A machine's hand-over: written by either side, signed by both. */
@Entity('handovers')
export class Handover extends BaseRecord {
  @Column({ type: 'int' }) rental_request_id!: number;
  @Column({ type: 'int' }) user_id!: number;
  @DecimalColumn(10, 1) hours!: number;
  @Column({ type: 'int' }) fuel_level!: number;
  @Column({ type: 'text', nullable: true }) details!: string | null;
  @JsonColumn() checklist!: ChecklistMark[];
  /** Files of either side's. */
  @JsonColumn() photos!: SidedPhoto[];
  /** The last of each side; null of hand-overs from before they were stored. */
  @JsonColumn({ nullable: true }) readings!: StoredReading[] | null;
  /** The last edit: signatures leave it as it is. */
  @InstantColumn() written_at!: Date;
  @InstantColumn({ nullable: true }) signed_by_owner_at!: Date | null;
  @Column({ type: 'varchar', nullable: true }) signed_by_owner_name!: string | null;
  @InstantColumn({ nullable: true }) signed_by_renter_at!: Date | null;
  @Column({ type: 'varchar', nullable: true }) signed_by_renter_name!: string | null;
}
