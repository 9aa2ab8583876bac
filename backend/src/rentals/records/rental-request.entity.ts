import type { MinorUnits } from '@kit/money';
import type { PriceLine } from '@yard/contracts';
import { Column, Entity } from 'typeorm';
import {
  BaseRecord,
  DayColumn,
  DecimalColumn,
  InstantColumn,
  JsonColumn,
  MoneyColumn,
  TimeOfDayColumn,
} from '@kit/server/store/base-record';
import { mustBeGranted } from './stamps';

/** A renter asks for a machine for some days; its state is read from the stamps. */
@Entity('rental_requests')
export class RentalRequest extends BaseRecord {
  @Column({ type: 'int' }) user_id!: number;
  @Column({ type: 'int' }) machine_id!: number;
  @Column({ type: 'int' }) owner_id!: number;
  @Column({ type: 'int' }) address_id!: number;
  @Column({ type: 'int', nullable: true }) machine_delivery_option_id!: number | null;
  @Column({ type: 'int' }) deposit_policy_id!: number;
  @Column({ type: 'int' }) cancellation_policy_id!: number;
  @DayColumn() start_date!: string;
  @DayColumn() end_date!: string;
  @TimeOfDayColumn() start_time!: string | null;
  @TimeOfDayColumn() end_time!: string | null;
  @Column({ type: 'text', nullable: true }) details!: string | null;
  @Column({ type: 'boolean' }) delivery_enabled!: boolean;
  @Column({ type: 'boolean' }) agree_to_terms_and_conditions!: boolean;
  @Column({ type: 'boolean' }) agree_to_privacy_policy!: boolean;
  @Column({ type: 'boolean' }) agree_to_insurance_disclaimer!: boolean;
  @Column({ type: 'boolean' }) agree_to_rental_agreement!: boolean;
  @MoneyColumn() rental_amount!: MinorUnits;
  @DecimalColumn(8, 1, { nullable: true }) delivery_distance!: number | null;
  @MoneyColumn() delivery_amount!: MinorUnits;
  @Column() address!: string;
  @MoneyColumn() subtotal!: MinorUnits;
  @MoneyColumn() deposit_amount!: MinorUnits;
  /** The machine's at the time of the request: changes of the rental are priced by them. */
  @MoneyColumn({ nullable: true }) daily_rate!: MinorUnits | null;
  @MoneyColumn({ nullable: true }) weekly_rate!: MinorUnits | null;
  @MoneyColumn({ nullable: true }) monthly_rate!: MinorUnits | null;
  @Column({ type: 'varchar', nullable: true }) stripe_payment_method_id!: string | null;
  @Column({ type: 'boolean' }) delivery_available!: boolean;
  @Column({ type: 'varchar', nullable: true }) delivery_message!: string | null;
  /** Name at the time of the agreement, like its people's; null before. */
  @Column({ type: 'varchar', nullable: true }) machine_subject?: string | null;
  @Column({ type: 'varchar', nullable: true }) renter_name?: string | null;
  @Column({ type: 'varchar', nullable: true }) owner_name?: string | null;
  /** Minor units, as computed. */
  @JsonColumn() lines!: PriceLine[];
  /** Until when the owner may answer, whatever the first day is; null without a limit, and once it is not pending. */
  @InstantColumn({ nullable: true }) answer_until!: Date | null;
  @InstantColumn({ nullable: true }) approved_at!: Date | null;
  @InstantColumn({ nullable: true }) declined_at!: Date | null;
  @InstantColumn({ nullable: true }) deposit_refunded_at!: Date | null;
  @InstantColumn({ nullable: true }) closed_at!: Date | null;
  @InstantColumn({ nullable: true }) handed_over_unpaid_at!: Date | null;
  /** The time the renter ended it early; `end_date` is then the last billed day. */
  @InstantColumn({ nullable: true }) called_off_at!: Date | null;
  /** The time the renter learned that the machine is not back from the rental before. */
  @InstantColumn({ nullable: true }) machine_late_at!: Date | null;
  /** An admin's decision on the retained deposit; null where none was needed. */
  @InstantColumn({ nullable: true }) decided_at!: Date | null;
  @MoneyColumn({ nullable: true }) decided_amount!: MinorUnits | null;
  @Column({ type: 'int', nullable: true }) decided_by!: number | null;
  @Column({ type: 'text', nullable: true }) decision_reason!: string | null;

  /** The two people, as the policy asks for them. */
  get machine(): { user_id: number } {
    return { user_id: this.owner_id };
  }

  override mustAccept(changes: object): void {
    mustBeGranted(changes);
  }
}
