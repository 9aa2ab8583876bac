import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../database/unit-of-work';
import { ChargesService } from './charges.service';
import { Patience } from '../patience';
import type { Payment } from '../payment.entity';
import type { Refund } from '../refunds/refund.entity';
import { RefundsService } from '../refunds/refunds.service';

/** Money that a transaction decided to move. */
export interface Movements {
  payments?: readonly Payment[];
  refunds?: readonly Refund[];
  /** Intents that the renter must not be able to pay any more. */
  abandoned?: readonly Payment[];
}

/** Moves decided money once its rows are committed; whoever made the request waits at most ten seconds for it. */
@Injectable()
export class SettlementsService {
  constructor(
    private readonly charges: ChargesService,
    private readonly refunds: RefundsService,
    private readonly patience: Patience,
  ) {}

  afterCommit(tx: Transaction, { payments = [], refunds = [], abandoned = [] }: Movements): void {
    const calls = [
      ...payments.map(
        ({ id }) =>
          () =>
            this.charges.settle(id),
      ),
      ...refunds.map(
        ({ id }) =>
          () =>
            this.refunds.settle(id),
      ),
      ...abandoned.map(
        ({ id }) =>
          () =>
            this.charges.abandon(id),
      ),
    ];
    if (calls.length === 0) return;
    tx.afterCommit(() => this.patience.waitFor(Promise.all(calls.map((call) => call()))));
  }
}
