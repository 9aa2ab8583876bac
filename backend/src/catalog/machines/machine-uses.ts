import { Injectable } from '@nestjs/common';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { TransactionHooks } from '@kit/server/store/transaction-hooks';

/** Why a machine cannot go, as the 409's sentence; null when nothing holds it. */
type UseCheck = (tx: Transaction, machineId: number) => Promise<string | null>;
type Removal = (tx: Transaction, machineId: number) => Promise<void>;

/** Those who know of open rentals say so here: the catalog itself knows nobody who uses it. */
@Injectable()
export class MachineUses {
  /** Called within the transaction that wants to delete a machine, its row locked. */
  readonly others = new TransactionHooks<UseCheck>(['rentals']);

  /** Called when a machine is deleted, in the same transaction. */
  readonly removals = new TransactionHooks<Removal>(['saved', 'calendars']);

  async removed(tx: Transaction, machineId: number): Promise<void> {
    for (const removal of this.removals.ordered) await removal(tx, machineId);
  }

  async reasonToStay(tx: Transaction, machineId: number): Promise<string | null> {
    for (const check of this.others.ordered) {
      const reason = await check(tx, machineId);
      if (reason !== null) return reason;
    }
    return null;
  }
}
