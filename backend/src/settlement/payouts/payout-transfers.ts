import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { Clock } from '@yard/server/base/clock/clock';
import { findRecords } from '@yard/server/store/find-record';
import { writeAll } from '@yard/server/store/gathering/write-all';
import { type Transaction, UnitOfWork } from '@yard/server/store/unit-of-work';
import { LedgerBooks } from '../ledger/posting/ledger-books';
import { ageOfKey } from '../../payments/key-age';
import { inWaves } from '../../payments/in-waves';
import { type Answer, answerOf, type KnownAnswer } from '../../payments/provider-answer';
import { RentalRequest } from '../../rentals/records/rental-request.entity';
import { PayoutAccount } from './payout-account.entity';
import { PayoutNews } from './payout-news';
import {
  PAYOUT_PROVIDER,
  type PayoutProvider,
  type ProviderTransfer,
  type TransferInput,
} from './payout-provider';
import { Payout } from './payout.entity';

type TransferAnswer = Answer<ProviderTransfer>;

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
  settle(payoutId: number): Promise<void> {
    return this.settleAll([payoutId]);
  }

  /** The same for many: the provider is asked for some at a time, and what it said of those is written together. */
  async settleAll(payoutIds: readonly number[]): Promise<void> {
    const { manager } = this.payouts;
    const found = await findRecords(manager, Payout, 'id', payoutIds);
    const pending = found.filter(({ status, idempotency_key }) => status === 'pending' && idempotency_key);
    const owners = [...new Set(pending.map(({ user_id }) => user_id))];
    const accounts = await findRecords(manager, PayoutAccount, 'user_id', owners);
    const accountOf = new Map(accounts.map((account) => [account.user_id, account]));
    await inWaves(
      pending,
      async (payout) => ({ payout, answer: await answerOf(this.ask(payout, accountOf.get(payout.user_id))) }),
      (answers) => this.answered(answers),
    );
  }

  private async answered(answers: readonly { payout: Payout; answer: TransferAnswer }[]): Promise<void> {
    const known = answers.flatMap(({ payout, answer }) =>
      answer.is === 'unknown' ? [] : [{ payout, answer }],
    );
    await writeAll(this.unitOfWork, known, {
      of: ({ payout }) => payout.rental_request_id ?? -payout.id,
      write: (tx, { payout, answer }) => this.record(tx, payout, answer),
    });
    const unknown = answers.flatMap(({ payout, answer }) => (answer.is === 'unknown' ? [payout.id] : []));
    if (unknown.length === 0) return;
    const asked = { id: In(unknown), status: 'pending' } as const;
    await this.payouts.update(asked, { updated_at: this.clock.now() });
  }

  /** A late payout is a payout all the same: it is repeated for as long as it takes, and looked for before. */
  private async ask(payout: Payout, account: PayoutAccount | undefined): Promise<ProviderTransfer> {
    const key = payout.idempotency_key ?? '';
    if (!account) throw new ReferenceError(`user ${payout.user_id} has no payout account`);
    const begun = payout.attempted_at ?? payout.created_at;
    const transfer = transferOf(payout, { key, begun, destination: account.stripe_account_id });
    const { isFresh } = ageOfKey(begun, this.clock.now());
    const made = isFresh ? null : await this.provider.findTransfer(transfer, key);
    return made ?? (await this.provider.createTransfer(transfer, key));
  }

  private async record(tx: Transaction, asked: Payout, answer: KnownAnswer<ProviderTransfer>): Promise<void> {
    if (asked.rental_request_id !== null) await tx.lock(RentalRequest, { id: asked.rental_request_id });
    const payout = await tx.lock(Payout, { id: asked.id });
    if (payout?.status !== 'pending' || payout.attempt !== asked.attempt) return;
    if (answer.is === 'given') await this.paid(tx, payout, answer.value);
    else await this.failed(tx, payout, answer.message);
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
