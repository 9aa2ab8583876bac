import { Conflict } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { waitsForOwner } from '@yard/contracts';
import { Repository } from 'typeorm';
import { columnOf, findRecords } from '@kit/server/store/reading';
import { writeAll } from '@kit/server/store/write-all';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { RentalEnding } from '../posting/rental-ending.entity';
import { ProviderTimeouts } from '../../payments/provider-timeouts';
import { RentalRequest } from '../../rentals/records/rental-request.entity';
import { PayoutAccount } from './payout-account.entity';
import { PayoutDue } from './payout-due';
import { PayoutIntents } from './payout-intents';
import { PayoutNotices } from './payout-notices';
import { payoutMoves } from './payout-moves';
import { PayoutTransfers } from './payout-transfers';
import { waitOf } from './payout-waits';
import { Payout } from './payout.entity';

const AT_MOST = 50;

/** Pays out what is due: decides, then sends. */
@Injectable()
export class PayoutRuns {
  constructor(
    @InjectRepository(RentalEnding) private readonly endings: Repository<RentalEnding>,
    @InjectRepository(Payout) private readonly payouts: Repository<Payout>,
    private readonly unitOfWork: UnitOfWork,
    private readonly intents: PayoutIntents,
    private readonly notices: PayoutNotices,
    private readonly due: PayoutDue,
    private readonly transfers: PayoutTransfers,
    private readonly timeouts: ProviderTimeouts,
  ) {}

  /** After the commit; whoever made the request waits at most ten seconds, then it goes on in the background. */
  afterCommit(tx: Transaction, rentalId: number): void {
    tx.afterCommitWith(this.advanceAll, rentalId);
  }

  private readonly advanceAll = async (rentalIds: readonly number[]): Promise<void> => {
    const { manager } = this.endings;
    const endings = await findRecords(manager, RentalEnding, 'rental_request_id', [...new Set(rentalIds)]);
    // A rental that was checked since it last changed is skipped.
    const open = endings.filter(({ settled_at }) => settled_at === null);
    if (open.length > 0) await this.timeouts.waitFor(this.pay(open));
  };

  /** A rental that is not over has nothing to pay out yet. */
  async advance(rental_request_id: number): Promise<void> {
    await this.pay(await this.endings.findBy({ rental_request_id }));
  }

  private async pay(endings: readonly RentalEnding[]): Promise<void> {
    const payouts: Payout[] = [];
    const debtors = await this.due.debtors(endings.map(({ owner_id }) => owner_id));
    await writeAll(this.unitOfWork, endings, {
      // One owner's debts are made up for by one payout at a time; without debts nothing joins their rentals.
      of: ({ id, owner_id }) => (debtors.has(owner_id) ? -owner_id : id),
      write: async (tx, some) => {
        const decided = await this.intents.decide(tx, columnOf(some, 'rental_request_id'));
        tx.afterCommit(() => void payouts.push(...decided));
      },
    });
    await this.transfers.transferAll(payouts.map(({ id }) => id));
  }

  /** Sends payouts that waited for an owner's account; the sweeper's next runs do the rest of a long list. */
  async release(user_id: number): Promise<void> {
    const where = { user_id, status: 'waiting_for_account' } as const;
    const waiting = await this.payouts.find({ where, order: { id: 'ASC' }, take: AT_MOST });
    for (const { rental_request_id } of waiting) {
      if (rental_request_id !== null) await this.advance(rental_request_id);
    }
  }

  /** @throws Conflict unless the provider refused it, and while money of its rental is on its way */
  async retry(admin: { id: number }, { id, rental_request_id }: Payout): Promise<void> {
    const [payout] = await this.unitOfWork.run(async (tx) => {
      // The rental comes first, here as everywhere.
      if (rental_request_id !== null) await tx.lock(RentalRequest, { id: rental_request_id });
      const found = await tx.lock(Payout, { id });
      if (!found || !payoutMoves.can('send', 'admin', found.status) || rental_request_id === null) {
        throw new Conflict(`This payout is ${(found?.status ?? 'gone').replaceAll('_', ' ')}.`);
      }
      if ((await this.due.moving(tx, [rental_request_id])).size > 0) {
        throw new Conflict('A payment of this rental is on its way. Try again when it arrives.');
      }
      return this.intents.decide(tx, [rental_request_id], admin);
    });
    if (payout) await this.timeouts.waitFor(this.transfers.transfer(payout.id));
  }

  /** @throws Conflict unless it waits for its owner, who was not reminded today */
  remind(admin: { id: number }, { id }: Payout): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const payout = await tx.lock(Payout, { id });
      const account = payout && (await tx.manager.findOneBy(PayoutAccount, { user_id: payout.user_id }));
      if (!payout || !waitsForOwner(waitOf(payout, account)[0])) {
        throw new Conflict('This payout isn’t waiting for its owner.');
      }
      await this.notices.remind(tx, admin, payout);
    });
  }
}
