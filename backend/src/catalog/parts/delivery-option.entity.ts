import type { MinorUnits } from '@kit/money';
import { Column, Entity } from 'typeorm';
import { BaseRecord, DecimalColumn, MoneyColumn } from '@kit/server/store/base-record';

/** An owner's delivery of a machine: within a radius, at a base price plus a price per distance. */
@Entity('machine_delivery_options')
export class DeliveryOption extends BaseRecord {
  @Column({ type: 'int' }) machine_id!: number;
  @Column() name!: string;
  @DecimalColumn(8, 1) radius!: number;
  @MoneyColumn() base_amount!: MinorUnits;
  @MoneyColumn() amount_per_distance!: MinorUnits;
}
