import { Injectable } from '@nestjs/common';
import type { MinorUnits } from '@yard/money';
import { Others } from '@yard/server/store/others';
import type { Transaction } from '@yard/server/store/unit-of-work';

export interface EndedRental {
  id: number;
  owner_id: number;
}

/** Told within the transaction that closes or cancels; the rental request is locked, its refunds are written. */
export interface EndActs {
  /** @param kept  what of the collected deposit is not given back: the owner's */
  rentalEnded(tx: Transaction, rental: EndedRental, kept: MinorUnits): Promise<void>;
}

/** Who wants to know that a rental is over. */
@Injectable()
export class RentalEndings {
  readonly others = new Others<EndActs>(['ledger', 'payouts']);

  async ended(tx: Transaction, rental: EndedRental, kept: MinorUnits): Promise<void> {
    for (const other of this.others.inTurn) await other.rentalEnded(tx, rental, kept);
  }
}
