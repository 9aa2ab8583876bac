import type { AttributeValues } from '@yard/contracts';
import type { MinorUnits } from '@kit/money';
import { Column, Entity } from 'typeorm';
import {
  BaseRecord,
  DecimalColumn,
  InstantColumn,
  JsonColumn,
  MoneyColumn,
} from '@kit/server/store/base-record';

/** A machine for rent; a draft until `published_at` is set. */
@Entity('machines')
export class Machine extends BaseRecord {
  @Column({ type: 'int' }) user_id!: number;
  @Column({ type: 'int' }) machine_type_id!: number;
  @Column({ type: 'int', nullable: true }) address_id!: number | null;
  @Column() subject!: string;
  @Column({ type: 'text', nullable: true }) description!: string | null;
  @Column({ type: 'varchar', nullable: true }) manufacturer!: string | null;
  @Column({ type: 'varchar', nullable: true }) model!: string | null;
  @Column({ type: 'int', nullable: true }) year!: number | null;
  @DecimalColumn(10, 1, { nullable: true }) hours!: number | null;
  /** Keyed by attribute name; includes attributes that the type has no more. */
  @JsonColumn({ nullable: true }) attributes!: AttributeValues | null;
  @MoneyColumn({ nullable: true }) daily_rate!: MinorUnits | null;
  @MoneyColumn({ nullable: true }) weekly_rate!: MinorUnits | null;
  @MoneyColumn({ nullable: true }) monthly_rate!: MinorUnits | null;
  /** Price of a full tank, and of cleaning: defaults for its owner's bills. */
  @MoneyColumn({ nullable: true }) tank_amount!: MinorUnits | null;
  @MoneyColumn({ nullable: true }) cleaning_amount!: MinorUnits | null;
  @Column({ type: 'int' }) minimum_days!: number;
  @Column({ type: 'int' }) turnaround_days!: number;
  @Column({ type: 'boolean' }) instant_book!: boolean;
  @Column({ type: 'boolean' }) call_off!: boolean;
  @InstantColumn({ nullable: true }) published_at!: Date | null;
  /** The time it was withdrawn from the site; null for one that was never published, or never withdrawn. */
  @InstantColumn({ nullable: true }) withdrawn_at!: Date | null;
  /** Why an admin took it off the site; null once something of it changed, or it is published. */
  @Column({ type: 'varchar', nullable: true }) taken_off_reason!: string | null;
  @Column({ type: 'varchar', nullable: true }) city!: string | null;
  @Column({ type: 'varchar', nullable: true }) state!: string | null;
  @Column({ type: 'double', nullable: true }) lat!: number | null;
  @Column({ type: 'double', nullable: true }) lng!: number | null;
  @Column({ type: 'varchar', nullable: true }) time_zone!: string | null;
  @Column({ type: 'varchar', nullable: true }) source_id!: string | null;
}
