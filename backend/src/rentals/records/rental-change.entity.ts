import type { PriceLine, RentalSpan, ChangeStatus } from '@yard/contracts';
import type { MinorUnits } from '@kit/money';
import { BaseRecord, InstantColumn, JsonColumn, MoneyColumn } from '@kit/server/store/base-record';
import { Column, Entity } from 'typeorm';
import { changeMoves } from './change-moves';

export interface OtherDelivery {
  machine_delivery_option_id: number;
  delivery_distance: number | null;
}

/** Other days, hours or another machine of a rental, offered by one side and answered by the other. */
@Entity('rental_changes')
export class RentalChange extends BaseRecord {
  @Column({ type: 'int' }) rental_request_id!: number;
  @Column({ type: 'int' }) user_id!: number;
  @Column({ type: 'varchar' }) status!: ChangeStatus;
  @Column({ type: 'text', nullable: true }) message!: string | null;
  @JsonColumn() from!: RentalSpan;
  @JsonColumn() to!: RentalSpan;
  @MoneyColumn() rental_amount!: MinorUnits;
  @MoneyColumn() delivery_amount!: MinorUnits;
  @MoneyColumn() subtotal!: MinorUnits;
  /** Below 0 where money comes back. */
  @MoneyColumn() difference!: MinorUnits;
  /** Minor units, as computed. */
  @JsonColumn() lines!: PriceLine[];
  /** Null where the delivery stays as it is, or there is none. */
  @JsonColumn({ nullable: true }) delivery!: OtherDelivery | null;
  @InstantColumn() answer_by!: Date;
  @InstantColumn({ nullable: true }) answered_at!: Date | null;
  @Column({ type: 'text', nullable: true }) answer!: string | null;
  /** An accepted change's addition to the agreement, as it was accepted. */
  @Column({ type: 'text', nullable: true }) addendum!: string | null;
  @Column({ type: 'varchar', nullable: true }) addendum_sha256!: string | null;

  override mustAccept({ status }: Partial<RentalChange>): void {
    changeMoves.mustAllow(this.status, status);
  }
}
