import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { WAITING_PAYOUTS } from '@yard/contracts';
import { DataSource, IsNull, LessThan, MoreThan, Or, Repository } from 'typeorm';
import { Clock, Periodic, writtenAhead } from '@kit/server/base/clock/clock';
import { logFailure } from '@kit/server/base/logging/log-failure';
import { inWords } from '@kit/server/store/reading';
import { RentalEnding } from '../posting/rental-ending.entity';
import { PayoutAccount } from './payout-account.entity';
import { PayoutAccounts } from './payout-accounts';
import { PayoutRuns } from './payout-runs';
import { PayoutTransfers } from './payout-transfers';
import { Payout } from './payout.entity';

const EVERY_MS = 30_000;

/** Younger rows are most likely still at work in the request that wrote them. */
const AGE_MS = 30_000;

/** Longest interval between polls of the provider: its webhook may have been lost. */
const ASK_AGAIN_MS = 600_000;

const AT_MOST = 50;

const ACCOUNTS_WAITED_FOR = `SELECT a.id, a.user_id, a.payouts_enabled, a.updated_at FROM payout_accounts a
  WHERE EXISTS (SELECT 1 FROM payouts p WHERE p.user_id = a.user_id AND p.status ${inWords(WAITING_PAYOUTS)}
    AND p.deleted_at IS NULL) ORDER BY a.updated_at LIMIT ${AT_MOST}`;

/** Takes up what lost answers, killed processes and missed messages left: docs/rules/0019. */
@Injectable()
export class PayoutSweeper {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(Payout) private readonly payouts: Repository<Payout>,
    @InjectRepository(RentalEnding) private readonly endings: Repository<RentalEnding>,
    @InjectRepository(PayoutAccount) private readonly payoutAccounts: Repository<PayoutAccount>,
    private readonly clock: Clock,
    private readonly runs: PayoutRuns,
    private readonly transfers: PayoutTransfers,
    private readonly accounts: PayoutAccounts,
  ) {}

  /** One round: transfers without an answer, rentals nobody has looked at since they moved, accounts. */
  @Periodic('payouts', EVERY_MS)
  async sweep(): Promise<void> {
    const now = this.clock.now();
    const before = Or(LessThan(new Date(now.getTime() - AGE_MS)), MoreThan(writtenAhead(now)));
    const pending = await this.payouts.find({
      where: { status: 'pending', updated_at: before },
      order: { updated_at: 'ASC' },
      take: AT_MOST,
    });
    for (const payout of pending.filter((one) => isDue(one, now))) {
      await logFailure(this, `payout ${payout.id}`, this.transfers.transfer(payout.id));
    }
    const endings = await this.endings.find({
      where: { settled_at: IsNull(), ended_at: before },
      order: { looked_at: 'ASC', id: 'ASC' },
      take: AT_MOST,
    });
    for (const { rental_request_id: id } of endings)
      await logFailure(this, `rental ${id}`, this.runs.advance(id));
    await this.askForAccounts();
  }

  private async askForAccounts(): Promise<void> {
    const waited = await this.dataSource.query<{ id: number }[]>(ACCOUNTS_WAITED_FOR);
    const now = this.clock.now();
    const long = new Date(now.getTime() - ASK_AGAIN_MS);
    for (const { id } of waited) {
      const account = await this.payoutAccounts.findOneByOrFail({ id: Number(id) });
      if (account.payouts_enabled)
        await logFailure(this, `owner ${account.user_id}`, this.runs.release(account.user_id));
      else if (account.updated_at < long || account.updated_at > writtenAhead(now)) {
        await logFailure(this, `account ${id}`, this.accounts.refresh(account));
      }
    }
  }
}

/** The longer a payout has no answer, the less often the provider is polled; `updated_at` is the last poll. */
function isDue({ attempted_at, updated_at }: Payout, now: Date): boolean {
  if (updated_at > writtenAhead(now)) return true;
  const waitedMs = updated_at.getTime() - (attempted_at ?? updated_at).getTime();
  return now.getTime() - updated_at.getTime() >= Math.min(waitedMs, ASK_AGAIN_MS);
}
