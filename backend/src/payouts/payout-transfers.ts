import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Clock } from '../clock/clock';
import { type Transaction, UnitOfWork } from '../database/unit-of-work';
import { LedgerBooks } from '../ledger/posting/ledger-books';
import { ageOfKey } from '../payments/key-age';
import { answerOf, type KnownAnswer } from '../payments/provider-answer';
import { RentalRequest } from '../rentals/rental-request.entity';
import { PayoutAccount } from './payout-account.entity';
import { PayoutNews } from './payout-news';
import {
  PAYOUT_PROVIDER,
  type PayoutProvider,
  type ProviderTransfer,
  type TransferInput,
} from './payout-provider';
import { Payout } from './payout.entity';

/** Sends what was decided: the provider is asked outside any transaction, then the outcome is recorded. */
@Injectable()
export class PayoutTransfers {
  constructor(
    @InjectRepository(Payout) private readonly payouts: Repository<Payout>,
    @InjectRepository(PayoutAccount) private readonly accounts: Repository<PayoutAccount>,
    private readonly unitOfWork: UnitOfWork,
    private readonly books: LedgerBooks,
    private readonly news: PayoutNews,
    private readonly clock: Clock,
    @Inject(PAYOUT_PROVIDER) private readonly provider: PayoutProvider,
  ) {}

  /**
   * Safe to repeat at any time, also from two processes: the key is the attempt's own, and only the first answer is
   * recorded. No answer leaves the payout pending.
   */
  async settle(payoutId: number): Promise<void> {
    const payout = await this.payouts.findOneBy({ id: payoutId });
    if (payout?.status !== 'pending' || !payout.idempotency_key) return;
    const { user_id } = payout;
    const account = await this.accounts.findOneByOrFail({ user_id });
    const answer = await answerOf(this.ask(payout, payout.idempotency_key, account));
    if (answer.is !== 'unknown') return this.record(payout, answer);
    await this.payouts.update({ id: payoutId, status: 'pending' }, { updated_at: this.clock.now() });
  }

  /** A late payout is a payout all the same: it is repeated for as long as it takes, and looked for before. */
  private async ask(payout: Payout, key: string, account: PayoutAccount): Promise<ProviderTransfer> {
    const begun = payout.attempted_at ?? payout.created_at;
    const transfer = transferOf(payout, { key, begun, destination: account.stripe_account_id });
    const { isFresh } = ageOfKey(begun, this.clock.now());
    const made = isFresh ? null : await this.provider.findTransfer(transfer, key);
    return made ?? (await this.provider.createTransfer(transfer, key));
  }

  private record(asked: Payout, answer: KnownAnswer<ProviderTransfer>): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      if (asked.rental_request_id !== null) await tx.lock(RentalRequest, { id: asked.rental_request_id });
      const payout = await tx.lock(Payout, { id: asked.id });
      if (payout?.status !== 'pending' || payout.attempt !== asked.attempt) return;
      if (answer.is === 'given') await this.paid(tx, payout, answer.value);
      else await this.failed(tx, payout, answer.message);
    });
  }

  private async paid(tx: Transaction, payout: Payout, { id }: ProviderTransfer): Promise<void> {
    await tx.update(payout, { status: 'paid', stripe_transfer_id: id, paid_at: tx.now });
    if (payout.rental_request_id !== null) await this.books.post(tx, payout.rental_request_id);
    await this.news.recorded(tx, null, 'pay', payout);
    await this.news.tellPaid(tx, payout);
  }

  private async failed(tx: Transaction, payout: Payout, failure_message: string): Promise<void> {
    await tx.update(payout, { status: 'failed', failure_message: failure_message.slice(0, MESSAGE_MAX) });
    await this.news.recorded(tx, null, 'fail', payout);
    await this.news.tellFailed(tx, payout);
  }
}

const MESSAGE_MAX = 1000;

/** The same each time: a key may be repeated with the same parameters alone. */
function transferOf(
  { id, amount, currency, rental_request_id }: Payout,
  { key, begun, destination }: { key: string; begun: Date; destination: string },
): TransferInput {
  return {
    amount,
    currency,
    destination,
    transfer_group: `rental-request-${rental_request_id}`,
    metadata: {
      rental_request_id: String(rental_request_id),
      payout_id: String(id),
      payout_key: key,
      // Ids begin anew with a new database; the instant does not.
      attempted_at: begun.toISOString(),
    },
  };
}
