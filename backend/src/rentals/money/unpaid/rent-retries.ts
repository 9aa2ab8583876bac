import { Injectable } from '@nestjs/common';
import type { PaymentKind } from '@yard/contracts';
import { Clock } from '@kit/server/base/clock/clock';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { wireMoney } from '@kit/server/store/present';
import type { Payment } from '../../../payments/payment.entity';
import { ChargesService } from '../../../payments/charges/charges.service';
import { ProviderTimeouts } from '../../../payments/provider-timeouts';
import { ProviderCalls } from '../../../payments/provider-calls';
import { RentalCharges } from '../rental-charges';
import { lockRequestIfThere } from '../../records/locked-request';
import { RentalEvents } from '../../notices/rental-events';
import { RETRIED_KINDS, UnpaidRents } from './unpaid-rents';
import type { Unpaid } from './unpaid-rule';

/** Tries a rent again that was refused, by its own schedule and with a new card. Batch 2 tries once. */
@Injectable()
export class RentRetries {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly rents: UnpaidRents,
    private readonly charges: ChargesService,
    private readonly rentalCharges: RentalCharges,
    private readonly providerCalls: ProviderCalls,
    private readonly events: RentalEvents,
    private readonly timeouts: ProviderTimeouts,
  ) {}

  /** The card changed: whoever changed it waits for the answer. A killed process leaves it to the next round. */
  afterCommit(tx: Transaction, requestId: number): void {
    tx.afterCommit(() => this.timeouts.waitFor(this.advance(requestId)));
  }

  /**
   * Makes the attempts that are due, of the rent and of the bill. Safe to repeat at any time, also from two processes: the intention is
   * written under the request's lock, with a key of its own, and one that is on its way forbids the next.
   */
  async advance(requestId: number): Promise<void> {
    for (const kind of RETRIED_KINDS) await this.advanceOne(requestId, kind);
  }

  private async advanceOne(requestId: number, kind: PaymentKind): Promise<void> {
    const seen = await this.rents.now(requestId, kind);
    if (!isDue(seen, this.clock.now())) return;
    // Its intent must not be payable beside its successor's; it may turn out to be paid already.
    if (!(await this.charges.abandon(seen.last.id))) return;
    await this.unitOfWork.run((tx) => this.again(tx, requestId, seen.last));
  }

  private async again(tx: Transaction, requestId: number, last: Payment): Promise<void> {
    const locked = await lockRequestIfThere(tx, requestId);
    const unpaid = locked && (await this.rents.of(tx.manager, locked, last.kind));
    if (!locked || !isDue(unpaid, tx.now) || unpaid.last.id !== last.id) return;
    const payment = await this.rentalCharges.again(tx, locked, unpaid.last);
    const data = { amount: wireMoney(payment.amount), attempt: payment.attempt };
    await this.events.recorded(tx, null, 'collect', locked.request, data);
    this.providerCalls.afterCommit(tx, { payments: [payment] });
  }
}

function isDue<T extends Unpaid>(unpaid: T | null, now: Date): unpaid is T {
  return unpaid?.nextAttemptAt != null && unpaid.nextAttemptAt <= now;
}
