import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database/unit-of-work';

type Question = (tx: Transaction, machineId: number) => Promise<boolean>;

/** Those who know of open rentals say so here: the catalog itself knows nobody who uses it. */
@Injectable()
export class MachineUses {
  private readonly questions: Question[] = [];

  /** Asked within the transaction that wants to delete a machine, its row held; true keeps the machine. */
  whenAsked(question: Question): void {
    this.questions.push(question);
  }

  async hasOpenRentals(tx: Transaction, machineId: number): Promise<boolean> {
    for (const question of this.questions) {
      if (await question(tx, machineId)) return true;
    }
    return false;
  }
}
