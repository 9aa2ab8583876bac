import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database/unit-of-work';

/** What somebody loses with the right to list machines. @returns how many records it concerns */
type LossListener = (tx: Transaction, userId: number) => Promise<number>;

/** Who has to act when a user loses store access; within the transaction that takes it, the user's row is held. */
@Injectable()
export class LostStoreAccess {
  private readonly listeners: LossListener[] = [];

  listen(listener: LossListener): void {
    this.listeners.push(listener);
  }

  async of(tx: Transaction, userId: number): Promise<number> {
    let count = 0;
    for (const listener of this.listeners) count += await listener(tx, userId);
    return count;
  }
}
