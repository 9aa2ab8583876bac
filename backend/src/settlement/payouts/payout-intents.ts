import { Injectable } from '@nestjs/common';
import { OPEN_PAYOUTS } from '@yard/contracts';
import type { MinorUnits } from '@yard/money';
import { In } from 'typeorm';
import { CURRENCY } from '@yard/server/base/settings/money';
import type { Transaction } from '@yard/server/store/unit-of-work';
import { RentalEnding } from '../ledger/posting/rental-ending.entity';
import { RentalRequest } from '../../rentals/records/rental-request.entity';
import { PayoutAccount } from './payout-account.entity';
import { PayoutDue } from './payout-due';
import { PayoutNews } from './payout-news';
import { Payout } from './payout.entity';

/** Decides what is paid out: one intention for a rental at a time, written before the provider is asked. */
@Injectable()
export class PayoutIntents {
  constructor(
    private readonly due: PayoutDue,
    private readonly news: PayoutNews,
  ) {}

  /**
   * Looks at a rental that is over. Safe to repeat at any time, also from two processes.
   *
   * @param retriedBy  the admin who has a refused payout tried again; without one it is left alone
   * @returns          what is to be sent now, or null
   */
  async decide(
    tx: Transaction,
    rentalId: number,
    retriedBy: { id: number } | null = null,
  ): Promise<Payout | null> {
    await tx.lock(RentalRequest, { id: rentalId });
    const ending = await tx.lock(RentalEnding, { rental_request_id: rentalId });
    if (!ending) return null;
    const open = await this.openOf(tx, rentalId);
    // Whoever wrote it sends it; should they be gone, the sweeper does.
    if (open?.status === 'pending') return null;
    const isLeft = open?.status === 'failed' && !retriedBy;
    if (isLeft || (await this.due.isMoving(tx, rentalId))) {
      await tx.update(ending, { looked_at: tx.now, ...(isLeft ? { settled_at: tx.now } : {}) });
      return null;
    }
    const amount = await this.due.afterDebts(tx, ending);
    await tx.update(ending, { looked_at: tx.now, settled_at: tx.now });
    if (amount > 0) return this.write(tx, ending, { open, amount, retriedBy });
    if (open) await this.withdraw(tx, open);
    return null;
  }

  private openOf(tx: Transaction, rental_request_id: number): Promise<Payout | null> {
    return tx.lock(Payout, { rental_request_id, status: In([...OPEN_PAYOUTS]) });
  }

  private async write(
    tx: Transaction,
    ending: RentalEnding,
    {
      open,
      amount,
      retriedBy,
    }: { open: Payout | null; amount: MinorUnits; retriedBy: { id: number } | null },
  ): Promise<Payout | null> {
    const account = await tx.manager.findOneBy(PayoutAccount, { user_id: ending.owner_id });
    const status = account?.payouts_enabled ? 'pending' : 'waiting_for_account';
    if (open?.status === status && open.amount === amount) return null;
    const payout = open ?? (await this.first(tx, ending, amount));
    const attempt = payout.attempt + (payout.status === 'failed' ? 1 : 0);
    const key = `rr-${ending.rental_request_id}-payout-${payout.sequence}-${attempt}`;
    const sent = status === 'pending' ? { idempotency_key: key, attempted_at: tx.now } : {};
    await tx.update(payout, { status, amount, attempt, failure_message: null, ...sent });
    await this.news.recorded(tx, retriedBy, open ? 'update' : 'create', payout);
    if (status === 'pending') return payout;
    await this.news.tellWaiting(tx, payout);
    return null;
  }

  private async first(
    tx: Transaction,
    { owner_id, rental_request_id }: RentalEnding,
    amount: MinorUnits,
  ): Promise<Payout> {
    const earlier = (await tx.manager.maximum(Payout, 'sequence', { rental_request_id })) ?? 0;
    return tx.insert(Payout, {
      user_id: owner_id,
      rental_request_id,
      sequence: earlier + 1,
      attempt: 1,
      amount,
      currency: CURRENCY,
      status: 'waiting_for_account',
      failure_message: null,
      stripe_transfer_id: null,
      idempotency_key: null,
      attempted_at: null,
      paid_at: null,
    });
  }

  /** What waited has been refunded, or made up for a debt. */
  private async withdraw(tx: Transaction, payout: Payout): Promise<void> {
    await tx.remove(payout);
    await this.news.recorded(tx, null, 'delete', payout);
  }
}
