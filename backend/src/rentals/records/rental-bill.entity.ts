import type { BillLine } from '@yard/contracts';
import type { MinorUnits } from '@kit/money';
import { BaseRecord, InstantColumn, JsonColumn, MoneyColumn } from '@kit/server/store/base-record';
import { Column, Entity } from 'typeorm';

/** A rental's costs beyond its rent, by the owner after the return. Its stamps determine its status. */
@Entity('rental_bills')
export class RentalBill extends BaseRecord {
  @Column({ type: 'int' }) rental_request_id!: number;
  @Column({ type: 'int' }) user_id!: number;
  @Column({ type: 'text', nullable: true }) details!: string | null;
  @JsonColumn({ nullable: true }) photo_ids!: number[] | null;
  /** Written and read as a whole, under the request's lock: claim and decision of each. */
  @JsonColumn() lines!: BillLine[];
  /** Computed from the deposit when the bill was last written, like the two below. */
  @MoneyColumn() from_deposit!: MinorUnits;
  @MoneyColumn() to_charge!: MinorUnits;
  @MoneyColumn() to_refund!: MinorUnits;
  @InstantColumn({ nullable: true }) accepted_at!: Date | null;
  @InstantColumn({ nullable: true }) contested_at!: Date | null;
  /** Null where the renter's time to answer ended. */
  @Column({ type: 'text', nullable: true }) contest_reason!: string | null;
  /** Files of the renter's; those of `photo_ids` are the owner's. */
  @JsonColumn({ nullable: true }) contest_photo_ids!: number[] | null;
  /** The last person to offer another amount for the damage; null without an offer, like the four below. */
  @Column({ type: 'int', nullable: true }) offer_user_id!: number | null;
  @Column({ type: 'int', nullable: true }) offer_line_id!: number | null;
  @MoneyColumn({ nullable: true }) offer_amount!: MinorUnits | null;
  @Column({ type: 'text', nullable: true }) offer_message!: string | null;
  @InstantColumn({ nullable: true }) offered_at!: Date | null;
  @InstantColumn({ nullable: true }) decided_at!: Date | null;
  @Column({ type: 'int', nullable: true }) decided_by!: number | null;
  @Column({ type: 'text', nullable: true }) decision_reason!: string | null;
}

/** Another amount for the damage, by one side. */
export interface OfferOnBill {
  user_id: number;
  line_id: number;
  amount: MinorUnits;
  message: string | null;
  at: Date;
}

export function offerOn(bill: RentalBill): OfferOnBill | null {
  const { offer_user_id: user_id, offer_line_id: line_id, offer_amount: amount, offered_at: at } = bill;
  if (user_id === null || line_id === null || amount === null || at === null) return null;
  return { user_id, line_id, amount, message: bill.offer_message, at };
}
