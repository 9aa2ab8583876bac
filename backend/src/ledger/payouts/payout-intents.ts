import { Injectable } from '@nestjs/common';
import { OPEN_PAYOUTS } from '@yard/contracts';
import type { MinorUnits } from '@kit/money';
import { In } from 'typeorm';
import { CURRENCY } from '@kit/server/base/settings/money';
import { columnOf, findByColumn, groupedBy } from '@kit/server/store/reading';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { RentalEnding } from '../posting/rental-ending.entity';
import { RentalRequest } from '../../rentals/records/rental-request.entity';
import { PayoutAccount } from './payout-account.entity';
import { PayoutDue } from './payout-due';
import { PayoutNotices } from './payout-notices';
import { payoutMoves } from './payout-moves';
import { Payout } from './payout.entity';

/** A rental that is over, and its payout that is not sent yet. */
interface Looked {
  ending: RentalEnding;
  open: Payout | null;
  sequence: number;
}

interface Wanted extends Looked {
  amount: MinorUnits;
}

/** Decides what is paid out: one intention for a rental at a time, written before the provider is called. */
@Injectable()
export class PayoutIntents {
  constructor(
    private readonly due: PayoutDue,
    private readonly notices: PayoutNotices,
  ) {}

  /**
   * Looks at rentals that are over. Safe to repeat at any time, also from two processes.
   *
   * @param retriedBy  the admin who has a refused payout tried again; without one it is left alone
   * @returns          what is to be sent now
   */
  async decide(
    tx: Transaction,
    rentalIds: readonly number[],
    retriedBy: { id: number } | null = null,
  ): Promise<Payout[]> {
    await tx.lockRows(RentalRequest, rentalIds);
    const locked = await tx.lockEach(RentalEnding, 'rental_request_id', rentalIds);
    const all = await this.openOf(tx, [...locked.values()]);
    const by = retriedBy ? 'admin' : 'system';
    // The process that wrote a pending one sends it; if it stopped, the sweeper does.
    const looked = all.filter(({ open }) => open?.status !== 'pending');
    const refused = looked.filter(({ open }) => open && !payoutMoves.can('send', by, open.status));
    const others = looked.filter((one) => !refused.includes(one));
    const moving = await this.due.moving(tx, columnOf(columnOf(others, 'ending'), 'rental_request_id'));
    const still = others.filter(({ ending }) => !moving.has(ending.rental_request_id));
    const due = await this.due.afterDebts(tx, columnOf(still, 'ending'));
    const settled = new Set([...refused, ...still]);
    const changes = looked.map((one) => {
      const settledAt = settled.has(one) ? { settled_at: tx.now } : {};
      return { record: one.ending, changes: { looked_at: tx.now, ...settledAt } };
    });
    await tx.updateAll(changes);
    const wanted = still.map((one) => ({ ...one, amount: due.get(one.ending.rental_request_id) ?? 0 }));
    for (const { open, amount } of wanted) if (open && amount <= 0) await this.withdraw(tx, open);
    return this.write(
      tx,
      wanted.filter(({ amount }) => amount > 0),
      retriedBy,
    );
  }

  private async openOf(tx: Transaction, endings: readonly RentalEnding[]): Promise<Looked[]> {
    const ids = columnOf(endings, 'rental_request_id');
    const payouts = await tx.lockAll(Payout, { rental_request_id: In(ids) });
    const byRental = groupedBy(payouts, ({ rental_request_id }) => rental_request_id);
    return endings.map((ending) => {
      const own = byRental.get(ending.rental_request_id) ?? [];
      const open = own.find(({ status }) => OPEN_PAYOUTS.includes(status)) ?? null;
      const sequence = Math.max(0, ...own.map((payout) => payout.sequence)) + 1;
      return { ending, open, sequence };
    });
  }

  private async write(
    tx: Transaction,
    wanted: readonly Wanted[],
    retriedBy: { id: number } | null,
  ): Promise<Payout[]> {
    const owners = columnOf(columnOf(wanted, 'ending'), 'owner_id');
    const accounts = await findByColumn(tx.manager, PayoutAccount, 'user_id', owners);
    const statusOf = ({ ending }: Wanted) =>
      accounts.get(ending.owner_id)?.payouts_enabled ? 'pending' : 'waiting_for_account';
    const changed = wanted.filter(
      (one) => one.open?.status !== statusOf(one) || one.open.amount !== one.amount,
    );
    const made = await tx.insertAll(Payout, changed.filter(({ open }) => !open).map(firstOf));
    const madeOf = new Map(made.map((payout) => [payout.rental_request_id, payout]));
    const intents = changed.flatMap((one) => {
      const record = one.open ?? madeOf.get(one.ending.rental_request_id);
      return record ? [{ record, changes: intentOf(record, one.amount, statusOf(one), tx.now) }] : [];
    });
    await tx.updateAll(intents);
    const payouts = columnOf(intents, 'record');
    const moved = payouts.map((payout) => ({ payout, action: made.includes(payout) ? 'create' : 'update' }));
    await this.notices.recorded(tx, retriedBy, moved);
    const isSent = ({ status }: Payout) => status === 'pending';
    await this.notices.notifyWaiting(
      tx,
      payouts.filter((payout) => !isSent(payout)),
    );
    return payouts.filter(isSent);
  }

  /** The amount that waited has been refunded, or set against a debt. */
  private async withdraw(tx: Transaction, payout: Payout): Promise<void> {
    await tx.remove(payout);
    await this.notices.recorded(tx, null, [{ payout, action: 'delete' }]);
  }
}

function firstOf({ ending: { owner_id, rental_request_id }, sequence, amount }: Wanted) {
  return {
    user_id: owner_id,
    rental_request_id,
    sequence,
    attempt: 1,
    amount,
    currency: CURRENCY,
    status: 'waiting_for_account' as const,
    failure_message: null,
    stripe_transfer_id: null,
    idempotency_key: null,
    attempted_at: null,
    paid_at: null,
  };
}

/** A payout as it is to be sent, or to wait: one that was refused is tried under a key of its own. */
function intentOf(payout: Payout, amount: MinorUnits, status: 'pending' | 'waiting_for_account', now: Date) {
  const attempt = payout.attempt + (payout.status === 'failed' ? 1 : 0);
  const idempotency_key = `rr-${payout.rental_request_id}-payout-${payout.sequence}-${attempt}`;
  const sent = status === 'pending' ? { idempotency_key, attempted_at: now } : {};
  return { status, amount, attempt, failure_message: null, ...sent };
}
