import { Injectable } from '@nestjs/common';
import type { MinorUnits } from '@yard/money';
import type { Transaction } from '../../database/unit-of-work';

export interface EndedRental {
  id: number;
  owner_id: number;
}

/** Told within the transaction that closes or cancels; the rental request is locked, its refunds are written. */
export interface EndListener {
  /** @param kept  what of the collected deposit is not given back: the owner's */
  rentalEnded(tx: Transaction, rental: EndedRental, kept: MinorUnits): Promise<void>;
}

/** Who wants to know that a rental is over. */
@Injectable()
export class RentalEndings {
  private readonly listeners: EndListener[] = [];

  listen(listener: EndListener): void {
    this.listeners.push(listener);
  }

  async ended(tx: Transaction, rental: EndedRental, kept: MinorUnits): Promise<void> {
    for (const listener of this.listeners) await listener.rentalEnded(tx, rental, kept);
  }
}
