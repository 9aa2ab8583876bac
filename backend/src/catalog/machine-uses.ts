import { Injectable } from '@nestjs/common';
import { Others } from '../database/others';
import type { Transaction } from '../database/unit-of-work';

type Question = (tx: Transaction, machineId: number) => Promise<boolean>;
type Removal = (tx: Transaction, machineId: number) => Promise<void>;

/** Those who know of open rentals say so here: the catalog itself knows nobody who uses it. */
@Injectable()
export class MachineUses {
  /** Asked within the transaction that wants to delete a machine, its row held; true keeps the machine. */
  readonly others = new Others<Question>(['rentals']);

  /** Told of a machine that is deleted, in the same transaction. */
  readonly removals = new Others<Removal>(['saved']);

  async removed(tx: Transaction, machineId: number): Promise<void> {
    for (const removal of this.removals.inTurn) await removal(tx, machineId);
  }

  async hasOpenRentals(tx: Transaction, machineId: number): Promise<boolean> {
    for (const question of this.others.inTurn) {
      if (await question(tx, machineId)) return true;
    }
    return false;
  }
}
