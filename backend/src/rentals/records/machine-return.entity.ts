import type { ChecklistMark, PhotoSide } from '@yard/contracts';
import type { MinorUnits } from '@kit/money';
import { Column, Entity } from 'typeorm';
import {
  BaseRecord,
  DecimalColumn,
  InstantColumn,
  JsonColumn,
  MoneyColumn,
} from '@kit/server/store/base-record';
import { mustBeGranted } from './stamps';

/** The owner's report of how the machine came back. */
@Entity('machine_returns')
export class MachineReturn extends BaseRecord {
  @Column({ type: 'int' }) rental_request_id!: number;
  @InstantColumn() returned_at!: Date;
  @DecimalColumn(10, 1, { nullable: true }) hours!: number | null;
  @Column({ type: 'int', nullable: true }) fuel_level!: number | null;
  @Column({ type: 'varchar' }) condition!: 'good' | 'damaged';
  @Column({ type: 'text', nullable: true }) details!: string | null;
  @JsonColumn({ nullable: true }) checklist!: ChecklistMark[] | null;
  @JsonColumn() photo_ids!: number[];
  /** One for each of `photo_ids`; null of returns from before there were sides. */
  @JsonColumn({ nullable: true }) photo_sides!: PhotoSide[] | null;
  @MoneyColumn({ nullable: true }) damage_amount!: MinorUnits | null;
  /** The owner's last change, after recording it. */
  @InstantColumn({ nullable: true }) changed_at!: Date | null;
  @InstantColumn({ nullable: true }) accepted_at!: Date | null;
  @InstantColumn({ nullable: true }) contested_at!: Date | null;
  @Column({ type: 'varchar', nullable: true }) contest_reason!: string | null;
  /** Files of the renter's; those of `photo_ids` are the owner's. */
  @JsonColumn({ nullable: true }) contest_photo_ids!: number[] | null;

  override mustAccept(changes: object): void {
    mustBeGranted(changes);
  }
}
