import { Injectable } from '@nestjs/common';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { ChargesService } from './charges/charges.service';
import { inWaves } from './in-waves';
import { ProviderTimeouts } from './provider-timeouts';
import type { Payment } from './payment.entity';
import type { Refund } from './refunds/refund.entity';
import { RefundsService } from './refunds/refunds.service';

/** Money that a transaction decided to move. */
export interface Movements {
  payments?: readonly Payment[];
  refunds?: readonly Refund[];
  /** Intents that the renter must not be able to pay any more. */
  abandoned?: readonly Payment[];
}

/** Moves decided money once its rows are committed; whoever made the request waits at most ten seconds for it. */
@Injectable()
export class ProviderCalls {
  constructor(
    private readonly charges: ChargesService,
    private readonly refunds: RefundsService,
    private readonly timeouts: ProviderTimeouts,
  ) {}

  afterCommit(tx: Transaction, { payments = [], refunds = [], abandoned = [] }: Movements): void {
    for (const { id } of payments) tx.afterCommitWith(this.move, { is: 'payment', id });
    for (const { id } of refunds) tx.afterCommitWith(this.move, { is: 'refund', id });
    for (const { id } of abandoned) tx.afterCommitWith(this.move, { is: 'abandoned', id });
  }

  private readonly move = (moves: readonly Movement[]): Promise<void> => {
    const idsOf = (is: Movement['is']) => moves.filter((move) => move.is === is).map(({ id }) => id);
    return this.timeouts.waitFor(
      Promise.all([
        this.charges.charge(idsOf('payment')),
        this.refunds.refund(idsOf('refund')),
        inWaves(idsOf('abandoned'), (id) => this.charges.abandon(id)),
      ]),
    );
  };
}

interface Movement {
  is: 'payment' | 'refund' | 'abandoned';
  id: number;
}
