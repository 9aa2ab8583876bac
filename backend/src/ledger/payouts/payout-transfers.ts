import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { Clock } from '@kit/server/base/clock/clock';
import { cutTo } from '@yard/contracts/cut-text';
import { columnOf, findByColumn, findRecords } from '@kit/server/store/reading';
import { writeAll } from '@kit/server/store/write-all';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { LedgerPosting } from '../posting/ledger-posting';
import { ageOfKey } from '../../payments/key-age';
import { inWaves } from '../../payments/in-waves';
import { type Answer, answerOf, type ProviderOutcome } from '../../payments/provider-answer';
import { RentalRequest } from '../../rentals/records/rental-request.entity';
import { PayoutAccount } from './payout-account.entity';
import { payoutMoves } from './payout-moves';
import { PayoutNotices } from './payout-notices';
import type { PayoutProvider, ProviderTransfer, TransferInput } from './payout-provider';
import { PAYOUT_PROVIDER } from './payout-provider';
import { Payout } from './payout.entity';

type TransferAnswer = Answer<ProviderTransfer>;

/** A payout as it was when the provider was called, and its answer. */
interface KnownTransfer {
  payout: Payout;
  answer: ProviderOutcome<ProviderTransfer>;
}

/** Sends what was decided: the provider is called outside any transaction, then the outcome is recorded. */
@Injectable()
export class PayoutTransfers {
  constructor(
    @InjectRepository(Payout) private readonly payouts: Repository<Payout>,
    @InjectRepository(PayoutAccount) private readonly accounts: Repository<PayoutAccount>,
    private readonly unitOfWork: UnitOfWork,
    private readonly books: LedgerPosting,
    private readonly notices: PayoutNotices,
    private readonly clock: Clock,
    @Inject(PAYOUT_PROVIDER) private readonly provider: PayoutProvider,
  ) {}

  /**
   * Safe to repeat at any time, also from two processes: the key is the attempt's own, and only the first answer is
   * recorded. No answer leaves the payout pending.
   */
  transfer(payoutId: number): Promise<void> {
    return this.transferAll([payoutId]);
  }

  async transferAll(payoutIds: readonly number[]): Promise<void> {
    const { manager } = this.payouts;
    const found = await findRecords(manager, Payout, 'id', payoutIds);
    const pending = found.filter(({ status, idempotency_key }) => status === 'pending' && idempotency_key);
    const accounts = await findByColumn(manager, PayoutAccount, 'user_id', columnOf(pending, 'user_id'));
    await inWaves(
      pending,
      async (payout) => ({ payout, answer: await answerOf(this.send(payout, accounts.get(payout.user_id))) }),
      (answers) => this.answered(answers),
    );
  }

  private async answered(answers: readonly { payout: Payout; answer: TransferAnswer }[]): Promise<void> {
    const known = answers.flatMap(({ payout, answer }) =>
      answer.is === 'unknown' ? [] : [{ payout, answer }],
    );
    await writeAll(this.unitOfWork, known, {
      of: ({ payout }) => payout.rental_request_id ?? -payout.id,
      write: (tx, some) => this.save(tx, some),
    });
    const unknown = answers.flatMap(({ payout, answer }) => (answer.is === 'unknown' ? [payout.id] : []));
    if (unknown.length === 0) return;
    const unanswered = { id: In(unknown), status: 'pending' } as const;
    await this.payouts.update(unanswered, { updated_at: this.clock.now() });
  }

  /** A late payout is a payout all the same: it is repeated for as long as it takes, and looked for before. */
  private async send(payout: Payout, account: PayoutAccount | undefined): Promise<ProviderTransfer> {
    const key = payout.idempotency_key ?? '';
    if (!account) throw new Error(`user ${payout.user_id} has no payout account`);
    const begun = payout.attempted_at ?? payout.created_at;
    const transfer = transferOf(payout, { key, begun, destination: account.stripe_account_id });
    const { isFresh } = ageOfKey(begun, this.clock.now());
    const made = isFresh ? null : await this.provider.findTransfer(transfer, key);
    return made ?? (await this.provider.createTransfer(transfer, key));
  }

  /** @param known  of different rentals */
  private async save(tx: Transaction, known: readonly KnownTransfer[]): Promise<void> {
    const sent = columnOf(known, 'payout');
    await tx.lockRows(
      RentalRequest,
      sent.flatMap(({ rental_request_id }) => rental_request_id ?? []),
    );
    const locked = await tx.lockEach(Payout, 'id', columnOf(sent, 'id'));
    const changes = known.flatMap(({ payout, answer }) => {
      const record = locked.get(payout.id);
      const isMeant = record?.attempt === payout.attempt && payoutMoves.can('pay', 'system', record.status);
      return isMeant ? [{ record, changes: outcomeOf(answer, tx.now) }] : [];
    });
    await tx.updateAll(changes);
    const payouts = columnOf(changes, 'record');
    const paid = payouts.filter(({ status }) => status === 'paid');
    await this.books.postAll(
      tx,
      paid.flatMap(({ rental_request_id }) => rental_request_id ?? []),
    );
    const moved = payouts.map((payout) => ({ payout, action: payout.status === 'paid' ? 'pay' : 'fail' }));
    await this.notices.recorded(tx, null, moved);
    await this.notices.notifyPaid(tx, paid);
    await this.notices.notifyFailed(
      tx,
      payouts.filter(({ status }) => status === 'failed'),
    );
  }
}

function outcomeOf(answer: ProviderOutcome<ProviderTransfer>, now: Date) {
  if (answer.is === 'given') {
    return { status: 'paid', stripe_transfer_id: answer.value.id, paid_at: now } as const;
  }
  return { status: 'failed', failure_message: cutTo(answer.message, MESSAGE_MAX) } as const;
}

const MESSAGE_MAX = 1000;

/** A key may be repeated with the same parameters alone. */
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
